import { expect, test } from 'vitest'
import { artefactTexts } from '#content/artefacts.ts'
import { publicPages } from './site.ts'

test('every service page shows part of the document it is about, and says that it is made up', () => {
  const services = publicPages.filter(({ path }) => path.startsWith('/services/') && path !== '/services/pr-points-calculator')
  const without = services.filter(({ document }) => !document.querySelector('main figure')?.text.includes(artefactTexts.stamp))
  expect(services.length).toBeGreaterThan(0)
  expect(without.map(({ path }) => path)).toEqual([])
})
