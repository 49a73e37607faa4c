import * as v from 'valibot'
import { expect, test } from 'vitest'
import { feeWith, ofTheYear } from './authorityFees.ts'
import { clientRow, costRow, peopleRow } from './glance.ts'
import { underButton } from './nextSteps.ts'
import { feesOf, type OwnerOffer, pricesOf, quotesOf } from './ownerOffer.ts'
import { GlanceSchema } from './schema/glance.ts'

const unset: OwnerOffer = { readers: [], quotes: [], prices: {} }
const TODAY = '2026-11-23'

const PRICE = {
  service: 'cdr-writing',
  amount: 480,
  currency: 'AUD',
  gst: 'included',
  kind: 'fixed',
  excludes: 'translations',
  validFrom: '2026-11-01',
} as const

const PAYEE = { payee: 'ACS', whose: 'the ACS fee', page: 'its page', url: 'https://acs.test' }

test('without the owner’s details the head says how price, dates and reader become known', () => {
  expect(costRow(undefined, 'cdr-writing', unset).text).toMatch(/We email you \[a fixed price\]/)
  expect(peopleRow(unset)).toEqual([])
  expect(underButton(unset)).toBe('Free and short. A person reads it and replies.')
})

test('a page of one authority names its reader alone, once the owner has said who reads for it', () => {
  const readers: OwnerOffer['readers'] = [
    { discipline: 'civil engineering', years: 14, authority: 'Engineers Australia' },
    { discipline: 'software development', years: 11, authority: 'Australian Computer Society' },
  ]
  const ofAny = { discipline: 'mechanical engineering', years: 9 }
  expect(peopleRow({ ...unset, readers }, 'acs')).toEqual([
    { term: 'Who helps', readers: [{ discipline: 'software development', years: 11 }] },
  ])
  expect(peopleRow({ ...unset, readers }, 'iml')).toEqual([])
  expect(peopleRow({ ...unset, readers: [...readers, ofAny] }, 'iml')).toMatchObject([{ readers: [ofAny] }])
  expect(peopleRow({ ...unset, readers })).toMatchObject([{ readers }])
})

test('where few readers are shown, the only one of an authority is before the second of another', () => {
  const of = (authority: 'Engineers Australia' | 'Institute of Managers and Leaders', years: number) => ({
    discipline: 'work',
    years,
    authority,
  })
  const readers: OwnerOffer['readers'] = [
    ...[20, 19, 18, 17].map((years) => of('Engineers Australia', years)),
    of('Institute of Managers and Leaders', 5),
  ]
  const [shown] = peopleRow({ ...unset, readers })
  expect(shown?.readers.map(({ years }) => years)).toEqual([20, 5, 19, 18])
})

test('a short review is quoted whole on the pages of its authority, the newest of all on the pages of no one service', () => {
  const review = {
    words: 'They asked what I could not answer.',
    name: 'R. T.',
    occupation: 'civil engineer',
    country: 'Nepal',
    authority: 'Engineers Australia',
  } as const
  const offer: OwnerOffer = {
    ...unset,
    quotes: quotesOf([
      { ...review, month: '2026-07', words: 'Older.' },
      { ...review, month: '2026-08' },
      { ...review, month: '2026-09', words: 'long '.repeat(40) },
    ]),
  }
  const cdr = { slug: 'cdr-writing', group: 'ea' } as const
  expect(clientRow(offer, cdr)).toMatchObject([{ quote: review.words, from: 'R.\u00a0T., civil engineer, Nepal, August 2026' }])
  expect(clientRow(offer)[0]?.from).toBe('R.\u00a0T., civil engineer, Nepal, Engineers Australia, August 2026')
  expect(clientRow(offer, { slug: 'rpl-writing', group: 'acs' })).toEqual([])
  expect(clientRow(unset)).toEqual([])
})

test('of all services, a review about one service is quoted on its page alone', () => {
  const review = { name: 'R. T.', authority: 'Engineers Australia', month: '2026-09' } as const
  const ofOne = { ...review, words: 'About letters.', service: 'exp-assessment' } as const
  const ofAll = { ...review, words: 'About the episodes.', month: '2026-07' } as const
  const quoted = (slug: string, reviews: Parameters<typeof quotesOf>[0]) =>
    clientRow({ ...unset, quotes: quotesOf(reviews) }, { slug, group: 'ea' }).map(({ quote }) => quote)
  expect(quoted('exp-assessment', [ofOne, ofAll])).toEqual(['About letters.'])
  expect(quoted('cdr-writing', [ofOne, ofAll])).toEqual(['About the episodes.'])
  expect(quoted('cdr-writing', [ofOne])).toEqual([])
})

test('a row may have the owner’s words alone, and not no answer at all', () => {
  const parsed = (row: object) =>
    v.safeParse(GlanceSchema, [
      { term: 'For', text: 'Engineers.' },
      { term: 'Open', ...row },
    ]).success
  expect([{ owners: 'Monday to Friday.', text: '' }, { owners: 'Monday to Friday.' }, { price: 'AUD 480.' }].map(parsed)).toEqual([
    true,
    true,
    true,
  ])
  expect([{}, { text: '' }, { owners: '', text: '' }].map(parsed)).toEqual([false, false, false])
})

test('a page of no one service names the least price, once there are prices', () => {
  expect(costRow(undefined, '', { ...unset, least: 'AUD 480, GST included' }).price).toBe('Our prices start at AUD 480, GST included.')
  expect(costRow(undefined, '', { ...unset, least: 'AUD 480', headline: 'CDR AUD 880' }).price).toBe('Our prices: CDR AUD 880.')
  expect(costRow(undefined, '', unset).price).toBeUndefined()
})

test('our price and the authority’s fee are added up where both are one amount in AUD', () => {
  const prices = pricesOf(
    [
      { ...PRICE, service: 'cdr-writing', kind: 'from' },
      { ...PRICE, service: 'exp-assessment', amount: 480.5 },
      { ...PRICE, service: 'rpl-writing', currency: 'INR' },
      { ...PRICE, service: 'iml', gst: 'added where it applies' },
    ],
    TODAY,
  )
  const cost = (slug: string, aud = 1034) => costRow({ ...PAYEE, text: 'Its fee.', aud }, slug, { ...unset, prices }).price
  expect(cost('cdr-writing')).toBe('From AUD 480, GST included. With the ACS fee: from AUD\u00a01,514.')
  expect(cost('exp-assessment', 533.5)).toBe('AUD 480.50, GST included. With the ACS fee: AUD\u00a01,014.')
  expect(cost('rpl-writing')).toBe('INR 480, GST included.')
  expect(cost('iml')).toBe('AUD 480, GST is added where it applies.')
})

test('a fee that the owner read takes the place of ours, is added to the price, and ours does not come back after its last day', () => {
  const read = { fee: 'Engineers Australia: CDR', amount: 1100, read: '2026-11-20', until: '2026-12-31' } as const
  const cost = (today: string) => {
    const offer = { ...unset, prices: pricesOf([PRICE], today), fees: feesOf([read], today) }
    return costRow({ ...PAYEE, name: read.fee, adds: true, text: 'Ours: AUD 1,034.', aud: 1034 }, 'cdr-writing', offer)
  }
  expect(cost('2026-12-31')).toMatchObject({
    price: 'AUD 480, GST included. With the ACS fee: AUD\u00a01,580.',
    text: 'The ACS fee: AUD\u00a01,100 ([its page](https://acs.test), as of 20 November 2026).',
  })
  expect(cost('2027-01-01')).toMatchObject({
    price: 'AUD 480, GST included.',
    text: 'The ACS fee is separate: [its page](https://acs.test).',
  })
})

test('after the last day of our reading, the owner’s of the next year is named', () => {
  const fee = ofTheYear('cdr', { what: '{amount} for a CDR', name: 'Engineers Australia: CDR', adds: true }, '2027-07-01')
  expect(feeWith(fee, unset).text).toMatch(/^Engineers Australia’s fee is separate/)
  const next = feesOf([{ fee: 'Engineers Australia: CDR', amount: 1080, read: '2027-07-01', until: '2028-06-30' }], '2027-07-01')
  expect(feeWith(fee, { fees: next })).toMatchObject({ aud: 1080, text: expect.stringContaining('AUD\u00a01,080 for a CDR') })
})

test('the owner’s price with one full stop, readers and reply time are in the head once they are set', () => {
  const prices = pricesOf([{ ...PRICE, includes: 'two interviews. ', takes: 'three weeks.' }], TODAY)
  const offer: OwnerOffer = {
    ...unset,
    prices,
    readers: [{ discipline: 'civil engineering', years: 14 }],
    replyTime: 'within one working day',
  }
  expect(costRow(undefined, 'cdr-writing', offer)).toMatchObject({
    price: 'AUD 480, GST included.',
    owners: 'Our part takes three weeks.',
  })
  expect(costRow(undefined, 'iml', offer).text).toContain('We email you [a fixed price]')
  expect(peopleRow(offer)).toMatchObject([{ readers: offer.readers }])
  expect(underButton(offer)).toBe('Free and short. We answer within one working day.')
})
