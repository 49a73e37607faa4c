import { parseArgs } from 'node:util'
import { loadAverage, say, writeReport } from './report.ts'
import { buildCopy, type Measured } from './site/buildCopy.ts'
import { inMarkdown } from './site/buildReport.ts'

export type Row = Measured & { count: number; whole: boolean }

/** Bare leaves out the share images and compressed copies, which grow linearly and can be cached or left out. */
const BARE = [100, 1_000, 10_000]
const WHOLE = [100, 1_000]

/** npm run bench:build [-- --bare 100,1000 --whole 100]: how the time and memory of a build grow with the number of occupations. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      bare: { type: 'string', default: BARE.join(',') },
      whole: { type: 'string', default: WHOLE.join(',') },
      out: { type: 'string', default: 'docs/bench/build.md' },
    },
  })
  const loadBefore = loadAverage()
  const rows: Row[] = []
  for (const [counts, whole] of [
    [values.bare, false],
    [values.whole, true],
  ] as const) {
    for (const count of counts.split(',').filter(Boolean).map(Number)) {
      const measured = buildCopy(count, whole)
      say(`${count} occupations, ${whole ? 'whole' : 'bare'}: ${JSON.stringify(measured)}`)
      rows.push({ ...measured, count, whole })
      // Written after each build, because the longest may not finish.
      writeReport(values.out, inMarkdown(rows, loadBefore))
    }
  }
  return 0
}
