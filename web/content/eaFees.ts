import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { FEES } from '../../cms/src/ownersContent/siteDetails.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import { sources } from './sources.ts'
import { until } from './until.ts'

type Row = { service: string; aud: number; net: number; owners?: (typeof FEES)[number] }

/**
 * Fees of Engineers Australia for 2026–27, AUD: the source `ea-fees`, which prints each without GST (`net`) and with it (`aud`), and does not
 * say who pays which. `owners` is what the owner may read anew.
 */
const fees = {
  cdr: { service: 'CDR assessment', aud: 1034, net: 940, owners: 'Engineers Australia: CDR' },
  cdrWithEmployment: { service: 'CDR with relevant skilled employment', aud: 1512.5, net: 1375 },
  cdrWithPhd: { service: 'CDR with overseas engineering PhD', aud: 1336.5, net: 1215 },
  cdrWithBoth: { service: 'CDR with relevant skilled employment and overseas PhD', aud: 1815, net: 1650 },
  accord: { service: 'Accord qualification', aud: 555.5, net: 505 },
  accordWithEmployment: { service: 'Accord qualification with relevant skilled employment', aud: 1034, net: 940 },
  accordWithPhd: { service: 'Accord qualification with overseas PhD', aud: 858, net: 780 },
  accordWithBoth: { service: 'Accord qualification with relevant skilled employment and overseas PhD', aud: 1336.5, net: 1215 },
  australian: { service: 'Australian accredited qualification', aud: 346.5, net: 315 },
  australianWithEmployment: { service: 'Australian accredited qualification with relevant skilled employment', aud: 825, net: 750 },
  australianWithPhd: { service: 'Australian accredited qualification with overseas PhD', aud: 649, net: 590 },
  australianWithBoth: {
    service: 'Australian accredited qualification with relevant skilled employment and overseas PhD',
    aud: 1127.5,
    net: 1025,
  },
  fastTrack: { service: 'Fast track, on top', aud: 396, net: 360 },
  employment: {
    service: 'Employment assessment, asked for separately',
    aud: 533.5,
    net: 485,
    owners: 'Engineers Australia: employment assessment alone',
  },
  phd: { service: 'Overseas engineering PhD, asked for separately', aud: 357.5, net: 325 },
  employmentWithPhd: { service: 'Employment and overseas PhD, asked for separately', aud: 836, net: 760 },
  review: { service: 'Review of an outcome', aud: 368.5, net: 335 },
  appeal: { service: 'Appeal', aud: 704, net: 640 },
  letter: { service: 'Updated letter', aud: 181.5, net: 165 },
  administration: { service: 'Standard administration fee', aud: 143, net: 130 },
} as const satisfies Record<string, Row>

/** Of the fees and the times alike. */
const LAST_DAY = '2027-06-30'
const year = `2026–27 (to ${readableDate(LAST_DAY)})`

export type EaFee = keyof typeof fees

/** `amount` is “1,034.00 with GST (940.00 before GST)”. `read` is the day the owner read it, with GST alone; without one it is our own reading. */
type ShownFee = { service: string; aud: number; net?: number; amount: string; read?: string }

/** In the order of the names: the owner's amount where there is one, or else ours; none after its last day. */
export function eaFees(names: readonly EaFee[], today?: string, { fees: read }: Pick<OwnerOffer, 'fees'> = ownerOffer): ShownFee[] {
  return names.flatMap((name) => {
    const { service, owners }: Row = fees[name]
    const own = owners && read?.[owners]
    if (own === undefined) return ourFees([name], today, { fees: read })
    return own === 'ended' ? [] : [{ ...shown({ service, aud: own.aud }), read: readableDate(own.read) }]
  })
}

/** As we read them. None once the owner has read another amount: one list has all of them, so the authority has a newer one. */
export function ourFees(names: readonly EaFee[], today?: string, { fees: read = {} }: Pick<OwnerOffer, 'fees'> = ownerOffer): ShownFee[] {
  const isOutOfDate = Object.values<Row>(fees).some(({ owners, aud }) => {
    const own = owners && read[owners]
    return own !== undefined && (own === 'ended' || own.aud !== aud)
  })
  if (isOutOfDate) return []
  return until(LAST_DAY, fees, today).flatMap((current) => names.map((name) => ({ ...shown(current[name]), net: current[name].net })))
}

function shown({ service, aud, net }: Omit<Row, 'net'> & { net?: number }): ShownFee {
  const amount = withCents(aud)
  return {
    service,
    aud,
    amount: net === undefined ? amount : fillIn(texts.both, { amount, net: withCents(net) }),
    ...(net !== undefined && { net }),
  }
}

/** “CDR assessment, as of 20 November 2026” */
export function feeLabel({ service, read }: ShownFee): string {
  return read ? `${service}, as of ${read}` : service
}

const texts = {
  both: '{amount} with GST ({net} before GST)',
  columns: 'It prints each fee before and with GST and does not say who pays which, so ask EA which is yours.',
} as const

const link = `[fees page](${sources['ea-fees'].url})`

const allFees = Object.keys(fees) as EaFee[]

/** The table of an article with the sentence above it, in Markdown; nothing where no amount is left. */
export function eaFeeTable(names: readonly EaFee[] = allFees, today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const shown = eaFees(names, today, owner)
  if (shown.length === 0) return ''
  const [before, caption] = shown.some(({ read }) => read === undefined)
    ? [
        `These are EA’s fees for ${year}, in Australian dollars, from a copy of its ${link} of 22 September 2026. ${texts.columns}`,
        'Fees of Engineers Australia, 2026–27',
      ]
    : [`This is what EA’s ${link} said on the day beside each fee, in Australian dollars with GST.`, 'Fees of Engineers Australia']
  const columns = shown.some(({ net }) => net !== undefined) ? ['AUD with GST', 'before GST'] : ['AUD with GST']
  const rows = shown.map((fee) => [
    feeLabel(fee),
    withCents(fee.aud),
    ...(columns.length > 1 ? [fee.net === undefined ? '–' : withCents(fee.net)] : []),
  ])
  const table = [['Service', ...columns], ['---', ...columns.map(() => '---')], ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [before, '', `Table: ${caption}`, '', ...table].join('\n')
}

/** The sentence of the article on negative outcomes. */
export function eaReviewFees(today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const [review, appeal] = ourFees(['review', 'appeal'], today, owner)
  if (review === undefined || appeal === undefined) return ''
  return `For ${year}, EA’s ${link} lists AUD ${review.amount} for a review. An appeal is AUD ${appeal.amount}. We read it in a copy of 22 September 2026.`
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
  return [`From EA’s ${link}${ofTheYear}:`, ...shown.map((fee) => `${feeLabel(fee)}: AUD\u00a0${fee.amount}`)]
}

/** The same as a list; empty where no amount is left. */
export function eaFeeList(names: readonly EaFee[], today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const [from, ...amounts] = eaAmounts(names, today, owner)
  return from === undefined ? '' : [from, '', ...amounts.map((amount) => `- ${amount}`)].join('\n')
}

/** The amounts that these totals are made of, with and without GST, where all are known. */
export function eaParts(
  today?: string,
  owner: Pick<OwnerOffer, 'fees'> = ownerOffer,
): Record<'aud' | 'net', { cdr: number; employment: number; fastTrack: number }> | undefined {
  const [cdr, both, fast] = ourFees(['cdr', 'cdrWithEmployment', 'fastTrack'], today, owner)
  if (!cdr || !both || !fast) return undefined
  const parts = (column: 'aud' | 'net') => {
    const alone = sum([cdr], column)
    return { cdr: alone, employment: sum([both], column) - alone, fastTrack: sum([fast], column) }
  }
  return { aud: parts('aud'), net: parts('net') }
}

function sum(fees: readonly ShownFee[], column: 'aud' | 'net'): number {
  return fees.reduce((total, fee) => total + (fee[column] ?? 0), 0)
}

/** Where these amounts are from, in Markdown. */
export const eaFeeSource = `For ${year}, from its ${link} as of 22 September 2026, which has both columns. Ask Engineers Australia whether you pay GST.`

/** What an employment assessment adds to the fee of a CDR, where both are known. */
export function employmentOnTop(today?: string, owner: Pick<OwnerOffer, 'fees'> = ownerOffer): number | undefined {
  const [both, cdr] = ourFees(['cdrWithEmployment', 'cdr'], today, owner)
  return both && cdr && both.aud - cdr.aud
}

/** How long an application waits for an assessor; nothing after its last day. */
export function eaTimes(today?: string): string[] {
  return until(
    LAST_DAY,
    'A standard application waits about 15 weeks for an assessor (Engineers Australia, September 2026). With fast track it can have one within 20 business days. The assessment itself comes after that.',
    today,
  )
}
