import { accordTable } from './accords.ts'
import { feesAndTimes } from './authorityFees.ts'
import { eaFeeTable, eaReviewFees, eaTimes } from './eaFees.ts'

/** Passages whose figures other pages use too: an article names one with `<!-- table accords -->` on a line of its own. */
const tables: Readonly<Record<string, () => string>> = {
  accords: accordTable,
  'ea-times': () => eaTimes().join(''),
  'ea-fees': () => eaFeeTable(),
  'ea-fees-manager': () => eaFeeTable(['cdr', 'cdrWithEmployment', 'fastTrack', 'review', 'appeal']),
  'ea-fees-cdr': () => eaFeeTable(['cdr', 'cdrWithEmployment', 'accord', 'fastTrack']),
  'acs-fees': () => feesAndTimes.acs,
  'iml-fees': () => feesAndTimes.iml,
  'ea-review-fees': () => eaReviewFees(),
}

export function withTables(markdown: string): string {
  return markdown.replace(/^<!-- table ([\w-]+) -->$/gm, (mark, name: string) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`${mark}: content/postTables.ts has no such table`)
    return table()
  })
}
