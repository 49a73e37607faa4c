import { expect, test } from 'vitest'
import type { Price } from '../../cms/src/ownersContent/contentTypes.ts'
import { currentAnnouncement } from './announcement.ts'
import { figureOf, headlineOf, leastOf, pricesOf } from './ownerOffer.ts'

const price: Price = {
  service: 'cdr-writing',
  amount: 1450.5,
  currency: 'NPR',
  gst: 'not charged',
  kind: 'fixed',
  excludes: 'fees',
  validFrom: '2026-11-22',
}

test('a price has its currency, its cents and what it says of GST', () => {
  expect(pricesOf([price], '2026-11-22')['cdr-writing']).toMatchObject({ amount: 'NPR 1,450.50', gst: 'no GST is charged' })
})

test('a price is shown from its day on, in place of the one before', () => {
  const next: Price = { ...price, amount: 2000, validFrom: '2027-01-01' }
  expect(pricesOf([next, price], '2026-12-31')['cdr-writing']?.amount).toBe('NPR 1,450.50')
  expect(pricesOf([next, price], '2027-01-01')['cdr-writing']?.amount).toBe('NPR 2,000')
  expect(pricesOf([next], '2026-12-31')).toEqual({})
})

test('the least of today’s prices is named, but not across currencies', () => {
  const cheap: Price = { ...price, service: 'cpd-writing', amount: 300, gst: 'included' }
  const outdated: Price = { ...cheap, amount: 100, validFrom: '2026-01-01' }
  expect(leastOf([price, outdated, cheap], '2026-11-22')).toBe('NPR 300, GST included')
  expect(leastOf([price, { ...cheap, currency: 'AUD' }], '2026-11-22')).toBeUndefined()
  expect(leastOf([], '2026-11-22')).toBeUndefined()
})

test('the main offers are named with their prices, where all three have one of a kind', () => {
  const cdr: Price = { ...price, amount: 880, currency: 'AUD', gst: 'included' }
  const rpl: Price = { ...cdr, service: 'rpl-writing', amount: 690, kind: 'from' }
  const iml: Price = { ...cdr, service: 'iml-comp-assessment-writing', amount: 640 }
  const headline = (...prices: Price[]) => headlineOf(prices, '2026-11-22')
  expect(headline(iml, rpl, cdr)).toBe('CDR AUD\u00a0880, RPL from AUD\u00a0690, IML AUD\u00a0640, GST included')
  expect(headline(cdr, rpl)).toBeUndefined()
  expect(headline(cdr, rpl, { ...iml, currency: 'USD' })).toBeUndefined()
})

test('a page about the whole offer shows what a CDR costs, or the least price where not all are set', () => {
  const cdr: Price = { ...price, amount: 880, currency: 'AUD', gst: 'included' }
  const others: Price[] = [
    { ...cdr, service: 'rpl-writing', amount: 690 },
    { ...cdr, service: 'iml-comp-assessment-writing', amount: 640 },
  ]
  expect(figureOf([cdr, ...others], '2026-11-22')).toEqual({
    value: 'AUD\u00a0880',
    note: 'CDR, RPL AUD\u00a0690, IML AUD\u00a0640, GST included',
  })
  expect(figureOf(others, '2026-11-22')).toEqual({ value: 'From AUD\u00a0640', note: 'GST included' })
  expect(figureOf([], '2026-11-22')).toBeUndefined()
})

test('an announcement is shown on its first day, on its last, and not outside them', () => {
  const one = { text: 'Closed', from: '2026-12-24', until: '2027-01-02' }
  const shownOn = ['2026-12-23', '2026-12-24', '2027-01-02', '2027-01-03'].map((today) => currentAnnouncement(one, today) !== null)
  expect(shownOn).toEqual([false, true, true, false])
})
