import { expect, test } from 'vitest'
import { SERVICE_NAMES } from '../../cms/src/siteContent/serviceNames.ts'
import { artefactOf } from './artefacts.ts'
import { serviceLabel, services } from './services.ts'

test('the owner prices every service that the site offers, by its name in the menu', () => {
  const offered = services.filter(({ slug }) => slug !== 'pr-points-calculator')
  expect(SERVICE_NAMES).toEqual(Object.fromEntries(offered.map((service) => [service.slug, serviceLabel(service)])))
})

test('every service page but the calculator’s shows a part of the document that it is about', () => {
  const missing = services.filter(({ slug }) => slug !== 'pr-points-calculator' && artefactOf(slug) === undefined)
  expect(missing.map(({ slug }) => `Add web/content/artefacts/${slug}.ts`)).toEqual([])
})
