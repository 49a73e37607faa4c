import { expect, test } from 'vitest'
import { type BuiltPage, linesOf, publicPages, wordsIn } from './site.ts'

type Budget = { words: number; negatives: number }

/**
 * The most words shown at first, with nothing unfolded and without contents lists and the enquiry's fields; and the most
 * negatives among them, because a page that offers something has one limit, told once. Each is about a fifth above what the
 * pages had on 27 November 2026. Where one is met: say less on the page, or raise it by a fifth and say why in the commit.
 */
const SERVICE: Budget = { words: 1170, negatives: 12 }
const budgets: Record<string, Budget> = {
  '/': { words: 1340, negatives: 8 },
  '/pricing': { words: 1050, negatives: 15 },
  '/about': { words: 850, negatives: 15 },
  '/meet-our-agent': { words: 780, negatives: 15 },
  '/reviews': { words: 400, negatives: 15 },
}
const MOST_QUOTES = 4
const MOST_YOU_WRITE = 5
const NEGATIVES = /\b(not|no|never|none|nothing|cannot|neither|nor|without|refus(e|es|ed))\b|n[’']t\b/gi
/** What many service pages say belongs on one page, or in one line: the share of a page's words in sentences that so many of them have. */
const SHARED_BY = 8
const MOST_SHARED = 0.2

/** A page's tool, and the most words of its own before anything is chosen. The page's budget is for the rest. */
const tools: Record<string, { part: string; words: number }> = {
  '/services/pr-points-calculator': { part: '#calculator', words: 980 },
  '/draft-checker': { part: '#checker', words: 250 },
}

/** They make an offer, or are a tool. */
const budgeted = publicPages.filter(
  ({ path, document }) => document.querySelector('[data-document]') !== null || path.startsWith('/services/') || path in tools,
)
const services = budgeted.filter(({ path }) => path.startsWith('/services/')).map((page) => [page.path, sentencesOf(page)] as const)
const offers = services.filter(([path]) => path !== '/services/pr-points-calculator')
const pagesWith = new Map<string, number>()
for (const [, sentences] of services) for (const sentence of new Set(sentences)) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1)

const CURE = 'Say less there, or raise the budget by a fifth (web/tests/built/wordBudgets.test.ts)'

test.each(budgeted.map((page) => [page.path, page] as const))('%s keeps to its budget of words', (path, page) => {
  const { words } = budgets[path] ?? SERVICE
  const now = wordsIn(sentencesOf(page))
  const parts = page.document.querySelectorAll('main section[id]').map(({ id }) => ({ id, words: wordsIn(shownIn(page, `[id="${id}"]`)) }))
  const longest = parts.toSorted((a, b) => b.words - a.words).slice(0, 5)
  const told = longest.map(({ id, words }) => `#${id} ${words}`).join(', ')
  expect(
    now,
    `${path} shows ${now} words at first, ${now - words} over its ${words}. Its longest parts: ${told}. ${CURE}`,
  ).toBeLessThanOrEqual(words)
})

test.each(budgeted.map((page) => [page.path, page] as const))('%s says what it offers, with few negatives', (path, page) => {
  const { negatives } = budgets[path] ?? SERVICE
  const found = sentencesOf(page).filter((sentence) => times([sentence], NEGATIVES) > 0)
  const now = times(found, NEGATIVES)
  expect(now, `${path} has ${now} negatives, ${now - negatives} over its ${negatives}: ${found.join(' | ')}`).toBeLessThanOrEqual(negatives)
})

test.each(offers)('%s says its own things, gain first', (path, sentences) => {
  const shared = sentences.filter((sentence) => (pagesWith.get(sentence) ?? 0) >= SHARED_BY)
  const told = [...new Set(shared)].map((sentence) => `${sentence} (${pagesWith.get(sentence)} pages)`).join(' | ')
  const missing = Math.ceil(wordsIn(shared) / MOST_SHARED - wordsIn(sentences))
  const cure = `web/content${path}.ts has to say about ${missing} more words of its own beside these sentences of many services: ${told}`
  expect(wordsIn(shared) / wordsIn(sentences), cure).toBeLessThanOrEqual(MOST_SHARED)
  expectFew(sentences, /\bquot(e|es|ed)\b/gi, MOST_QUOTES)
  expectFew(sentences, /(?<!can )\byou write\b/gi, MOST_YOU_WRITE)
})

test.each(Object.entries(tools))('the tool of %s is short before anything is chosen, and comes first', (path, { part, words }) => {
  const page = publicPages.find((candidate) => candidate.path === path)
  const now = page ? wordsIn(shownIn(page, part)) : 0
  expect(now, `${path}${part} has ${now} words, ${now - words} over its ${words}. ${CURE}`).toBeLessThanOrEqual(words)
  expect(page?.document.querySelector('main section')?.id).toBe(part.slice(1))
})

function expectFew(sentences: readonly string[], words: RegExp, most: number): void {
  const found = sentences.filter((sentence) => times([sentence], words) > 0)
  expect(times(found, words), `At most ${most} on a page: ${found.join(' | ')}`).toBeLessThanOrEqual(most)
}

/** Beside the page's tool. */
function sentencesOf(page: BuiltPage): string[] {
  return shownIn(page, 'main', tools[page.path]?.part).flatMap((line) => line.split(/(?<=[.?!:])\s+/))
}

/** The text shown at first: of a document, its first answer. A title block has the same cells on every sheet, as in any set of drawings. */
function shownIn(page: BuiltPage, part: string, without = 'nav'): string[] {
  const notShown =
    'noscript, option, [data-other], [data-answer]:not([data-for="1"]), [data-enquiry-bar], [data-document] dl, .visually-hidden, details > :not(summary)'
  return linesOf(page, part, `[data-island=enquiry-form], ${notShown}, ${without}`)
}

function times(lines: readonly string[], pattern: RegExp): number {
  return lines.flatMap((line) => line.match(pattern) ?? []).length
}
