import { readableDate } from '#domain/dates.ts'
import type { FEES } from '../../cms/src/ownersContent/siteDetails.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import { sources } from './sources.ts'
import { until } from './until.ts'

type Row = { service: string; aud: number; owners?: (typeof FEES)[number] }

/** Fees of Engineers Australia for 2026–27, AUD with GST: the source `ea-fees`. `owners` is what the owner may read anew. */
const fees = {
  cdr: { service: 'CDR assessment', aud: 1034, owners: 'Engineers Australia: CDR' },
  cdrWithEmployment: { service: 'CDR with relevant skilled employment', aud: 1512.5 },
  accord: { service: 'Accord qualification', aud: 555.5 },
  accordWithEmployment: { service: 'Accord qualification with relevant skilled employment', aud: 1034 },
  australian: { service: 'Australian accredited qualification', aud: 346.5 },
  australianWithEmployment: { service: 'Australian accredited qualification with relevant skilled employment', aud: 825 },
  fastTrack: { service: 'Fast track, on top', aud: 396 },
  employment: {
    service: 'Employment assessment, asked for separately',
    aud: 533.5,
    owners: 'Engineers Australia: employment assessment alone',
  },
  review: { service: 'Review of an outcome', aud: 368.5 },
  appeal: { service: 'Appeal', aud: 704 },
  letter: { service: 'Updated letter', aud: 181.5 },
} as const satisfies Record<string, Row>

/** Of the fees and the times alike. */
const LAST_DAY = '2027-06-30'
const year = `2026–27 (to ${readableDate(LAST_DAY)})`

export type EaFee = keyof typeof fees

/** `read` is the day the owner read it; without one it is our own reading. */
type ShownFee = { service: string; aud: number; amount: string; read?: string }

/** In the order of the names: the owner's amount where there is one, or else ours; none after its last day. */
export function eaFees(names: readonly EaFee[], today?: string, { fees: read }: Pick<OwnerOffer, 'fees'> = ownerOffer): ShownFee[] {
  return names.flatMap((name) => {
    const { service, owners }: Row = fees[name]
    const own = owners && read?.[owners]
    if (own === undefined) return ourFees([name], today, { fees: read })
    return own === 'ended' ? [] : [{ service, aud: own.aud, amount: withCents(own.aud), read: readableDate(own.read) }]
  })
}

/** As we read them. None once the owner has read another amount: one list has all of them, so the authority has a newer one. */
export function ourFees(names: readonly EaFee[], today?: string, { fees: read = {} }: Pick<OwnerOffer, 'fees'> = ownerOffer): ShownFee[] {
  const isOutOfDate = Object.values<Row>(fees).some(({ owners, aud }) => {
    const own = owners && read[owners]
    return own !== undefined && (own === 'ended' || own.aud !== aud)
  })
  if (isOutOfDate) return []
  return until(LAST_DAY, fees, today).flatMap((current) =>
    names.map((name) => ({ service: current[name].service, aud: current[name].aud, amount: withCents(current[name].aud) })),
  )
}

/** “CDR assessment, as of 20 November 2026” */
export function feeLabel({ service, read }: ShownFee): string {
  return read ? `${service}, as of ${read}` : service
}

const link = `[fees page](${sources['ea-fees'].url})`

const allFees = Object.keys(fees) as EaFee[]

/** The table of an article with the sentence above it, in Markdown; nothing where no amount is left. */
export function eaFeeTable(names: readonly EaFee[] = allFees, today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const shown = eaFees(names, today, owner)
  if (shown.length === 0) return ''
  const [before, caption] = shown.some(({ read }) => read === undefined)
    ? [
        `These are EA’s main fees for ${year}, in Australian dollars with GST, from a copy of its ${link} of 22 September 2026.`,
        'Main fees of Engineers Australia, 2026–27',
      ]
    : [`This is what EA’s ${link} said on the day beside each fee, in Australian dollars with GST.`, 'Fees of Engineers Australia']
  const rows = shown.map((fee) => `| ${feeLabel(fee)} | ${fee.amount} |`)
  return [before, '', `Table: ${caption}`, '', '| Service | AUD with GST |', '|---|---|', ...rows].join('\n')
}

/** The sentence of the article on negative outcomes. */
export function eaReviewFees(today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const [review, appeal] = ourFees(['review', 'appeal'], today, owner)
  if (review === undefined || appeal === undefined) return ''
  return `For ${year}, EA’s ${link} lists AUD ${review.amount} for a review and AUD ${appeal.amount} for an appeal, with GST. We read it in a copy of 22 September 2026.`
}

/** “1,034.00” */
function withCents(aud: number): string {
  return aud.toLocaleString('en-AU', { minimumFractionDigits: 2 })
}

/** Some of the amounts, a line each, after one that says where they are from, in Markdown; nothing where no amount is left. */
export function eaAmounts(names: readonly EaFee[], today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string[] {
  const shown = eaFees(names, today, owner)
  if (shown.length === 0) return []
  const ofTheYear = shown.some(({ read }) => read === undefined) ? ` for ${year}, in a copy of 22 September 2026` : ''
  return [`With GST, from EA’s ${link}${ofTheYear}:`, ...shown.map((fee) => `${feeLabel(fee)}: AUD\u00a0${fee.amount}`)]
}

/** The same as one sentence; empty where no amount is left. */
export function eaFeesInWords(names: readonly EaFee[], today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const [from, ...amounts] = eaAmounts(names, today, owner)
  return from === undefined ? '' : `${from} ${amounts.join('; ')}.`
}

/** What a CDR costs at Engineers Australia with each extra that an applicant may choose; nothing where an amount is not known. */
export function eaTotals(today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): { label: string; amount: string }[] {
  const [cdr, both, fast] = ourFees(['cdr', 'cdrWithEmployment', 'fastTrack'], today, owner)
  if (!cdr || !both || !fast) return []
  return [
    { label: 'CDR alone', aud: cdr.aud },
    { label: 'with employment assessment', aud: both.aud },
    { label: 'with fast track', aud: cdr.aud + fast.aud },
    { label: 'with both', aud: both.aud + fast.aud },
  ].map(({ label, aud }) => ({ label, amount: `AUD\u00a0${withCents(aud)}` }))
}

/** Where these totals are from, in Markdown. */
export function eaFeeSource(today?: string): string {
  return until(LAST_DAY, `With GST for ${year}, from its ${link}, as of 22 September 2026.`, today)[0] ?? `Its ${link} has the amounts.`
}

/** What an employment assessment adds to the fee of a CDR, where both are known. */
export function employmentOnTop(today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): number | undefined {
  const [both, cdr] = ourFees(['cdrWithEmployment', 'cdr'], today, owner)
  return both && cdr && both.aud - cdr.aud
}

/** How long an application waits for an assessor; nothing after its last day. */
export function eaTimes(today?: string): string[] {
  return until(
    LAST_DAY,
    'A standard application to Engineers Australia generally waits 15 weeks for an assessor, by a copy of its page of 22 September 2026. With fast track it can have one within 20 business days. Neither is the time to an outcome.',
    today,
  )
}
