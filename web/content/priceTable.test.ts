import { expect, test } from 'vitest'
import type { Price } from '../../cms/src/ownersContent/contentTypes.ts'
import { feesOf, type OwnerOffer, pricesOf } from './ownerOffer.ts'
import { priceTableOf } from './priceTable.ts'

const TODAY = '2026-11-23'
const cdr: Price = {
  service: 'cdr-writing',
  amount: 890,
  currency: 'AUD',
  gst: 'included',
  kind: 'fixed',
  excludes: 'fees',
  validFrom: '2026-11-01',
}
const review: Price = { ...cdr, service: 'cdr-review-proofreading', amount: 290.5, kind: 'from' }
const rpl: Price = { ...cdr, service: 'rpl-writing', amount: 690 }
const eaFee = { fee: 'Engineers Australia: CDR', amount: 1100, read: '2026-11-20', until: '2026-12-31' } as const

const tableOf = (prices: Price[], fees: Parameters<typeof feesOf>[0] = [], today = TODAY) => {
  const offer: OwnerOffer = { readers: [], quotes: [], prices: pricesOf(prices, today), fees: feesOf(fees, today) }
  return priceTableOf(offer)
}

test('a fee that the owner read is the same on each line of its authority, with its day', () => {
  const table = tableOf([cdr, review], [eaFee])
  expect(table?.rows).toMatchObject([
    { label: 'CDR', ours: { amount: '890', from: false }, authority: { amount: '1,100' }, together: { amount: '1,990', from: false } },
    {
      label: 'CDR review',
      ours: { amount: '290.50', from: true },
      authority: { amount: '1,100' },
      together: { amount: '1,390.50', from: true },
    },
  ])
  expect(table?.asOf).toBe('Authorities’ fees according to their own pages: Engineers Australia as of 20 November 2026.')
})

test('after its last day a line has the authority’s page, and in place of the sum what is added', () => {
  const table = tableOf([cdr, rpl], [eaFee], '2027-01-01')
  expect(table?.rows.map(({ authority, together }) => [authority.amount, together])).toEqual([
    [undefined, { amount: '890 and Engineers Australia’s fee', from: false }],
    [undefined, { amount: '690 and the ACS fee', from: false }],
  ])
  expect(table?.asOf).toBeUndefined()
})

test('one price, another currency or another GST makes no table', () => {
  expect(tableOf([cdr])).toBeUndefined()
  expect(tableOf([cdr, { ...rpl, currency: 'INR' }])).toBeUndefined()
  expect(tableOf([cdr, { ...rpl, gst: 'not charged' }])).toBeUndefined()
})
