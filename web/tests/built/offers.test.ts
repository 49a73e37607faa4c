import { expect, test } from 'vitest'
import { publicPages } from './site.ts'

/** The most words shown at first, with nothing unfolded. Pages with a tool show its words too. */
const budgets: Record<string, number> = { '/': 1100 }
const SERVICE = 900
const withTool = ['/services/pr-points-calculator', '/services/plagiarism-ai-proofread', '/services/cdr-review-proofreading']

const offers = publicPages.filter(({ path }) => (path in budgets || path.startsWith('/services/')) && !withTool.includes(path))

test.each(offers.map((page) => [page.path, page] as const))('%s keeps to its budget of words', (path, page) => {
  expect(wordsShownAtFirst(page)).toBeLessThanOrEqual(budgets[path] ?? SERVICE)
})

test('an offer says under its first button what pressing it does', () => {
  const withButton = offers.filter(({ path }) => path !== '/services/pr-points-calculator')
  const silent = withButton.filter(({ document }) => !document.querySelector('main')?.text.includes('A person reads it. No payment.'))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('beside the form of an offer it says what happens next', () => {
  const silent = offers.filter(({ document }) => !document.querySelectorAll('main h3').some(({ text }) => text === 'What happens next'))
  expect(silent.map(({ path }) => path)).toEqual([])
})
