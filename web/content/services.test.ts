import { expect, test } from 'vitest'
import { services as listed } from '../../cms/src/contract/services.ts'
import { artefactOf } from './artefacts.ts'
import { pricing } from './pages/pricing.ts'
import { services } from './services.ts'

test('every service of the menu has its page', () => {
  const missing = listed.filter(({ slug }) => !services.some((service) => service.slug === slug))
  expect(
    missing.map(
      ({ slug }) => `Add web/content/services/${slug}.ts, web/content/artefacts/${slug}.ts and its line in web/content/pages/home.ts`,
    ),
  ).toEqual([])
  expect(services.map(({ group }) => group)).toEqual(listed.map(({ group }) => group))
})

test('every service of the menu is on the page of prices', () => {
  const missing = listed.filter(({ slug }) => !pricing.packages.rows.some((row) => row.slug === slug))
  expect(missing.map(({ slug }) => `Add the row ${slug} to web/content/pages/pricing.ts`)).toEqual([])
})

test('every service page but the calculator’s shows a part of the document that it is about', () => {
  const missing = services.filter(({ slug }) => slug !== 'pr-points-calculator' && artefactOf(slug) === undefined)
  expect(missing.map(({ slug }) => `Add web/content/artefacts/${slug}.ts`)).toEqual([])
})

test('the heading of a service has every word of the labels that lead to it', () => {
  const missing = listed.flatMap((service) => {
    const heading = services.find(({ slug }) => slug === service.slug)?.heading.toLowerCase() ?? ''
    const labels = [service.label, 'footerLabel' in service ? service.footerLabel : '']
    return labels.flatMap((label) => label.match(/\w+/g) ?? []).filter((word) => !heading.includes(word.toLowerCase()))
  })
  expect(missing).toEqual([])
})
