import { expect, test } from 'vitest'
import { forbiddenWords } from '../../../cms/src/ownersContent/forbiddenWords.ts'
import { promises } from '../../../cms/src/ownersContent/promises.ts'
import { builtPages, fileAt } from './site.ts'

test('no page contains a forbidden word', () => {
  const found = builtPages.flatMap(({ path, document }) =>
    forbiddenWords(document.structuredText).map(({ words, why }) => `${path}: ${why}: ${words}`),
  )
  expect(found).toEqual([])
  expect(forbiddenWords(fileAt('/rss.xml').toString())).toEqual([])
})

test('the message of every form starts empty', () => {
  const messages = builtPages.flatMap(({ path, document }) =>
    document.querySelectorAll('textarea[name=message]').map((area) => ({ path, words: area.text })),
  )
  expect(messages.length).toBeGreaterThan(builtPages.length)
  expect(messages.filter(({ words }) => words !== '')).toEqual([])
})

test.each([
  '/',
  '/pricing',
  '/samples',
  '/services',
  '/services/cdr-writing',
  '/services/career-episode-writing',
  '/services/summary-statement',
])('%s says what a CDR is, to whoever meets the name here first', (path) => {
  const page = builtPages.find((one) => one.path === path)
  expect(page?.document.querySelector('main')?.textContent).toContain('Competency Demonstration Report')
})

test('no placeholder of a text is left unfilled', () => {
  const unfilled = builtPages.filter(({ document }) =>
    /\{\w+\}|\bundefined\b|\[object /.test(document.querySelector('body')?.structuredText ?? ''),
  )
  expect(unfilled.map(({ path }) => path)).toEqual([])
})

test.each(promises)('what the owner confirms as $words is said on the pages it names', ({ said }) => {
  for (const [path, words] of Object.entries(said)) {
    const page = builtPages.find((one) => one.path === path)
    expect(page?.document.querySelector('body')?.textContent.replace(/\s+/g, ' '), path).toContain(words)
  }
})
