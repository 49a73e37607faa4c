import { expect, test } from 'vitest'
import { services as listed } from '../../cms/src/contract/services.ts'
import { services } from './services.ts'

test('the heading of a service has every word of the labels that lead to it', () => {
  const missing = listed.flatMap((service) => {
    const heading = services.find(({ slug }) => slug === service.slug)?.heading.toLowerCase() ?? ''
    const labels = [service.label, 'footerLabel' in service ? service.footerLabel : '']
    return labels.flatMap((label) => label.match(/\w+/g) ?? []).filter((word) => !heading.includes(word.toLowerCase()))
  })
  expect(missing).toEqual([])
})
