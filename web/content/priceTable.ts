import { fillIn } from '#domain/fillIn.ts'
import { fees, feeWith, fromFee } from './authorityFees.ts'
import { digits, type OwnerOffer, ownerOffer, type ShownPrice } from './ownerOffer.ts'
import type { Fee } from './schema/glance.ts'
import { withoutMarks } from './textMarks.ts'

export const priceTableTexts = {
  caption: 'Amounts in AUD. Our prices: {gst}.',
  service: 'For',
  ours: 'Our price',
  authority: 'Authority’s fee',
  together: 'Together',
  from: 'from {amount}',
  page: '{payee} page',
  plus: '{ours} and {whose}',
  asOf: 'Authorities’ fees according to their own pages: {fees}.',
  one: '{payee} as of {asOf}',
} as const

/** By the words visitors know, with what the authority charges for the assessment itself. */
const ROWS: readonly (readonly [slug: string, label: string, fee: Fee])[] = [
  ['cdr-writing', 'CDR', fees.cdr],
  ['cdr-review-proofreading', 'CDR review', fees.cdr],
  ['rpl-writing', 'RPL', fees.rpl],
  ['iml-comp-assessment-writing', 'IML', fees.iml],
]

type Amount = { amount: string; from: boolean }
export type PriceRow = {
  path: string
  label: string
  ours: Amount
  /** Without an amount only the page that has it. */
  authority: { url: string; payee: string; whose: string; amount?: string; asOf?: string }
  /** In words where the authority’s amount is not known. */
  together: Amount
}
export type PriceTable = { gst: string; rows: PriceRow[]; asOf?: string }

/** Our prices beside those of the authorities; undefined until the owner has set two or more in AUD that agree in GST. */
export function priceTableOf(owner: OwnerOffer): PriceTable | undefined {
  const priced = ROWS.flatMap(([slug, label, fee]) => {
    const price = owner.prices[slug]
    return price?.aud === undefined ? [] : [{ gst: price.gst, row: rowOf(slug, label, feeWith(fee, owner), { ...price, aud: price.aud }) }]
  })
  const [first, ...others] = priced
  if (first === undefined || others.length === 0 || others.some(({ gst }) => withoutMarks(gst) !== withoutMarks(first.gst)))
    return undefined
  const rows = priced.map(({ row }) => row)
  const read = new Set(rows.flatMap(({ authority: { payee, asOf } }) => (asOf ? [fillIn(priceTableTexts.one, { payee, asOf })] : [])))
  return { gst: first.gst, rows, ...(read.size > 0 && { asOf: fillIn(priceTableTexts.asOf, { fees: [...read].join('; ') }) }) }
}

function rowOf(
  slug: string,
  label: string,
  { url, payee, whose, aud, asOf, name }: Fee,
  { aud: ours, from, marked }: ShownPrice & { aud: number },
): PriceRow {
  const row = { path: `/services/${slug}`, label, ours: { amount: marked(digits(ours)), from }, authority: { url, payee, whose } }
  if (aud === undefined || asOf === undefined)
    return { ...row, together: { amount: marked(fillIn(priceTableTexts.plus, { ours: digits(ours), whose })), from } }
  const amount = fromFee(digits(aud), { name })
  return { ...row, authority: { ...row.authority, amount, asOf }, together: { amount: marked(digits(aud + ours)), from } }
}

export const priceTable = priceTableOf(ownerOffer)
