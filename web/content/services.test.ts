import { expect, test } from 'vitest'
import { SERVICE_NAMES } from '../../cms/src/siteContent/serviceNames.ts'
import { serviceLabel, services } from './services.ts'

test('the owner prices every service that the site offers, by its name in the menu', () => {
  const plain = (label: string) =>
    label
      .replace(/&/g, 'and')
      .replace(/[^\w ]/g, '')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase()
  const offered = services.filter(({ slug }) => slug !== 'pr-points-calculator')
  const names = Object.fromEntries(offered.map((service) => [service.slug, plain(serviceLabel(service))]))
  const priced = Object.fromEntries(Object.entries(SERVICE_NAMES).map(([slug, name]) => [slug, plain(name)]))
  expect(priced, 'cms/src/siteContent/serviceNames.ts').toEqual(names)
})
