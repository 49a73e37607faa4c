import { fees, feeWith } from './authorityFees.ts'
import { digits, type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import type { Fee } from './schema/glance.ts'

export const priceTableTexts = {
  caption: 'Amounts in AUD. Our prices: {gst}.',
  service: 'For',
  ours: 'Our price',
  authority: 'Authority’s fee',
  together: 'Together',
  from: 'from {amount}',
  all: { label: 'All prices', path: '#packages' },
} as const

/** By the words visitors know, with what the authority charges for the assessment itself. */
const ROWS: readonly (readonly [slug: string, label: string, fee: Fee])[] = [
  ['cdr-writing', 'CDR', fees.cdr],
  ['cdr-review-proofreading', 'CDR review', fees.cdr],
  ['rpl-writing', 'RPL', fees.acs],
  ['iml-comp-assessment-writing', 'IML', fees.iml],
]

type Amount = { amount: string; from: boolean }
export type PriceRow = {
  path: string
  label: string
  ours: Amount
  /** Without an amount only the page that has it. */
  authority: { url: string; page: string; amount?: string }
  together?: Amount
}
export type PriceTable = { gst: string; rows: PriceRow[] }

/** Our prices beside those of the authorities; undefined until the owner has set two or more in AUD that agree in GST. */
export function priceTable({ prices }: Pick<OwnerOffer, 'prices'> = ownerOffer): PriceTable | undefined {
  const priced = ROWS.flatMap(([slug, label, fee]) => {
    const price = prices[slug]
    if (price?.aud === undefined) return []
    const { url, page, aud } = feeWith(fee, price)
    const from = price.from === true
    const row: PriceRow = { path: `/services/${slug}`, label, ours: { amount: digits(price.aud), from }, authority: { url, page } }
    if (aud !== undefined) {
      row.authority.amount = digits(aud)
      row.together = { amount: digits(aud + price.aud), from }
    }
    return [{ row, gst: price.gst }]
  })
  const [first, ...others] = priced
  if (first === undefined || others.length === 0 || others.some(({ gst }) => gst !== first.gst)) return undefined
  return { gst: first.gst, rows: priced.map(({ row }) => row) }
}
