import { expect, test } from 'vitest'
import { about } from './pages/about.ts'
import { home } from './pages/home.ts'
import { meetOurAgent } from './pages/meet-our-agent.ts'
import { pricing } from './pages/pricing.ts'
import { reviewsPage } from './reviews.ts'
import { scopes } from './scope.ts'
import { serviceWords } from './services.ts'

const PACKAGE = ['ea-application', 'acs-review', 'iml']
const HELP_TO_SUBMIT =
  /\b(?:until|while) you submit\b|\bsubmit with you\b|\bshared? (?:your )?screen\b|\bhelp (?:you submit|with the submission)\b/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** On /pricing the rows of a package are about it. */
const sold = serviceWords.filter(({ slug }) => !PACKAGE.includes(slug))
const pages = { home, about, meetOurAgent, reviewsPage, scopes, sold, pricing: { ...pricing, packages: pricing.packages.extra } }

test.each(Object.entries(pages))('%s offers help to submit as the submission package, an extra', (_, page) => {
  const unnamed = textsIn(page).filter((text) => HELP_TO_SUBMIT.test(text) && !/submission package/i.test(text))
  expect(unnamed).toEqual([])
})

test('pricing says what the submission package is, for whom, and which services are one', () => {
  const { text } = pricing.packages.extra
  for (const slug of PACKAGE) expect(text).toContain(`/services/${slug}`)
  for (const { slug, onPricing } of serviceWords)
    expect(onPricing.forWhom.includes('submission package'), slug).toBe(PACKAGE.includes(slug))
})
