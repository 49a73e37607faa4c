import { expect, test } from 'vitest'
import { type OwnerOffer, pricesOf } from './ownerOffer.ts'
import { titleBlock } from './titleBlock.ts'

const unset: OwnerOffer = { readers: [], quotes: [], prices: {} }
const cdr = { path: '/services/cdr-writing', slug: 'cdr-writing', group: 'ea' } as const
const TODAY = '2026-11-26'

test('without the owner’s details a reader checks and the price comes before the visitor decides', () => {
  const block = titleBlock(cdr, {}, unset, TODAY)
  expect(block.checked).toMatchObject({ value: 'A reader', note: 'comments only' })
  expect(block.price).toMatchObject({ isSet: false, value: expect.stringMatching(/before you decide/) })
  expect(block.sheet.value).toBe('EA-01')
})

test('the reader of the page’s own authority checks, whoever is first in the owner’s list', () => {
  const readers: OwnerOffer['readers'] = [
    { name: 'R. One', discipline: 'software development', years: 11, authority: 'Australian Computer Society' },
    { name: 'R. Two', discipline: 'civil engineering', years: 1, authority: 'Engineers Australia', profile: 'https://register.test/two' },
    { discipline: 'management', years: 16 },
  ]
  expect(titleBlock(cdr, {}, { ...unset, readers }, TODAY).checked).toMatchObject({
    value: 'R. Two',
    note: 'one year in civil engineering',
    href: 'https://register.test/two',
  })
  const iml = titleBlock({ path: '/services/iml', slug: 'iml', group: 'iml' }, {}, { ...unset, readers }, TODAY)
  expect(iml.checked).toMatchObject({ value: 'A reader', note: '16 years in management' })
})

test('a published price is the block’s figure, and the wait of an authority leaves after its last day', () => {
  const prices = pricesOf(
    [
      {
        service: 'cdr-writing',
        amount: 890,
        currency: 'AUD',
        gst: 'included',
        kind: 'fixed',
        excludes: 'translations',
        validFrom: '2026-11-01',
      },
    ],
    TODAY,
  )
  expect(titleBlock(cdr, {}, { ...unset, prices }, TODAY).price).toMatchObject({ value: 'AUD 890', note: 'GST included', isSet: true })
  expect(titleBlock(cdr, {}, unset, TODAY).decided.note).toMatch(/15 weeks/)
  expect(titleBlock(cdr, {}, unset, '2027-07-01').decided.note).not.toMatch(/weeks/)
  const stage1 = { path: '/services/stage1-competency-assessment', slug: 'stage1-competency-assessment', group: 'ea' } as const
  expect(titleBlock(stage1, {}, unset, TODAY).decided.note, 'its wait is that of migration assessments').not.toMatch(/weeks/)
})
