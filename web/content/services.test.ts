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

const shortNames = {
  CDR: 'Competency Demonstration Report',
  CPD: 'continuing professional development',
  RPL: 'Recognition of Prior Learning',
} as const

test('a service with a short name in its heading says under it what the name means', () => {
  const unsaid = services.flatMap(({ slug, heading, glance }) =>
    Object.entries(shortNames)
      .filter(([short, long]) => new RegExp(`\\b${short}\\b`).test(heading) && !glance?.inFull?.includes(long))
      .map(([short]) => `${slug}: ${short}`),
  )
  expect(unsaid).toEqual([])
})
