import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type OwnerOffer, pricesOf } from '#content/ownerOffer.ts'
import { NextSteps } from '../page/Enquiry.tsx'
import { UnderButton } from '../ui/OwnerWords.tsx'
import { Offer } from './Offer.tsx'
import { OurPrice } from './OurPrice.tsx'

const unset: OwnerOffer = { readers: [], quotes: [], prices: {} }
const price = {
  service: 'cdr-writing',
  amount: 1000,
  currency: 'AUD',
  gst: 'included',
  kind: 'from',
  includes: 'two interviews',
  excludes: 'the authority’s fee.',
  validFrom: '2026-11-01',
  takes: 'three weeks',
} as const
const set: OwnerOffer = {
  replyTime: 'within one working day',
  payment: 'half first, half last',
  readers: [{ discipline: 'civil engineering', years: 14 }],
  quotes: [],
  prices: pricesOf([price], '2026-11-22'),
}
const deliverables = [{ title: 'A plan', text: 'For three projects.' }]
const offer = (owner: OwnerOffer, slug = 'cdr-writing') =>
  renderToStaticMarkup(<Offer slug={slug} deliverables={deliverables} owner={owner} />).replace(/<[^>]+>/g, ' ')
const next = (owner: OwnerOffer) => renderToStaticMarkup(<NextSteps owner={owner} />).replace(/<[^>]+>/g, ' ')

test('without the owner’s details an offer leaves no gap', () => {
  expect(next(unset)).toContain('We reply, and tell you which steps you can do yourself.')
  expect(`${offer(unset)}${next(unset)}`).not.toMatch(/undefined|\{|Who reads|takes|Then you pay/)
  expect(renderToStaticMarkup(<UnderButton />)).toMatch(/>Free and short\. A person reads it and replies\.<\/p>$/)
})

test('the owner’s price, time, reply time and readers are shown once they are set', () => {
  expect(offer(set)).toMatch(
    /From AUD 1,000\s*, GST included\. In the price: two interviews\. Not in the price: the authority’s fee\. Our part takes three weeks\. Valid from\s+1 November 2026/,
  )
  expect(next(set)).toContain('We answer within one working day, and tell you which steps you can do yourself.')
  expect(next(set)).toContain('You pay only after you accept a written quote: half first, half last.')
  expect(next(set)).toContain('14 years in civil engineering')
})

test('who agreed to be named is named, with a link to where the name can be looked up', () => {
  const readers: OwnerOffer['readers'] = [
    {
      name: 'Asha Rao',
      discipline: 'civil engineering',
      years: 14,
      authority: 'Engineers Australia',
      profile: 'https://register.test/asha',
    },
    { name: 'Dev M.', discipline: 'software', years: 11 },
  ]
  const shown = renderToStaticMarkup(<NextSteps owner={{ ...set, readers }} />)
  expect(shown).toContain(
    '>Engineers Australia: <a href="https://register.test/asha"><bdi>Asha Rao</bdi></a>, 14 years in civil engineering; </span>',
  )
  expect(shown).toContain('><bdi>Dev M.</bdi>, 11 years in software</span>')
})

test('a page that leads to services names the first published price among theirs, and nothing where none is set', () => {
  const shown = (slugs: string[], owner: OwnerOffer) => renderToStaticMarkup(<OurPrice slugs={slugs} owner={owner} />)
  expect(shown(['exp-assessment', 'cdr-writing'], set)).toMatch(/From AUD 1,000<.*href="\/services\/cdr-writing".*GST included/)
  expect(shown(['exp-assessment'], set)).toBe('')
})

test('beside a price is what it makes with the authority’s fee, once both are known', () => {
  const iml = { ...set, prices: pricesOf([{ ...price, service: 'iml', amount: 260, kind: 'fixed' }], '2026-11-22') }
  const read = { ...iml, fees: { 'IML: assessment': { aud: 750, read: '2026-11-24' } } }
  const shown = (owner: OwnerOffer) => renderToStaticMarkup(<OurPrice slugs={['iml']} owner={owner} />)
  expect(shown(iml)).toMatch(/GST included<\/span>/)
  expect(shown(read)).toContain('GST included. With IML’s fee: AUD\u00a01,010')
})

test('a price of one service is not shown on another', () => {
  expect(offer(set, 'iml')).not.toContain('1,000')
})
