import { expect, test } from 'vitest'
import { artefactTexts } from '#content/artefacts.ts'
import { publicPages } from './site.ts'

const offers = publicPages.filter(({ path }) => path === '/' || path.startsWith('/services/'))

test('an offer says under its first button what pressing it does', () => {
  const withButton = offers.filter(({ path }) => path !== '/services/pr-points-calculator')
  const silent = withButton.filter(
    ({ document }) => !document.querySelector('main')?.text.includes('You pay only after you accept a written quote.'),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('beside the form of an offer it says what happens next', () => {
  const silent = offers.filter(({ document }) => !document.querySelectorAll('main h3').some(({ text }) => text === 'What happens next'))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('the head of every offer answers whether it is allowed, what it costs and how to check us', () => {
  const heads = publicPages.filter(
    ({ path }) =>
      path !== '/services/pr-points-calculator' &&
      (offers.some((offer) => offer.path === path) || ['/pricing', '/about', '/reviews', '/meet-our-agent'].includes(path)),
  )
  expect(heads.length).toBeGreaterThan(offers.length)
  const silent = heads.filter(({ document }) => {
    const terms = document.querySelectorAll('main dt').map(({ text }) => text)
    return !['Allowed?', 'Cost', 'Check us'].every((term) => terms.includes(term))
  })
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('every service page shows part of the document it is about, and says that it is made up', () => {
  const services = publicPages.filter(({ path }) => path.startsWith('/services/') && path !== '/services/pr-points-calculator')
  const without = services.filter(({ document }) => !document.querySelector('main figure')?.text.includes(artefactTexts.stamp))
  expect(services.length).toBeGreaterThan(0)
  expect(without.map(({ path }) => path)).toEqual([])
})
