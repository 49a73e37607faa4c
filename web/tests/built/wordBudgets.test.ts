import { expect, test } from 'vitest'
import { type BuiltPage, linesOf, publicPages, wordsIn } from './site.ts'

/** The most words shown at first: with nothing unfolded, without contents lists and the enquiry's fields. */
const MOST = 1130
const most: Record<string, number> = { '/': 1250, '/pricing': 1050, '/about': 850, '/meet-our-agent': 780, '/reviews': 400 }
/** A page that offers something has one limit, told once: the most negatives among the words shown at first. */
const MOST_NEGATIVES = 12
const mostNegatives: Record<string, number> = { '/': 8, '/pricing': 15, '/about': 15, '/meet-our-agent': 15, '/reviews': 15 }
const NEGATIVES = /\b(not|no|never|none|nothing|cannot|neither|nor|without|refus(e|es|ed))\b|n[’']t\b/gi
/** What many service pages say belongs on one page, or in one line: the share of a page's words in sentences that so many of them have. */
const SHARED_BY = 8
const MOST_SHARED = 0.18

/** A page's tool, and the most words of its own before anything is chosen. The page's budget is for the rest. */
const tools: Record<string, { part: string; words: number }> = {
  '/services/pr-points-calculator': { part: '#calculator', words: 850 },
  '/draft-checker': { part: '#checker', words: 250 },
}

/** They make an offer with a document, or are a tool. */
const budgeted = publicPages.filter(({ path, document }) => document.querySelector('[data-document]') !== null || path in tools)
const services = budgeted.filter(({ path }) => path.startsWith('/services/')).map((page) => [page.path, sentencesOf(page)] as const)
const offers = services.filter(([path]) => path !== '/services/pr-points-calculator')
const pagesWith = new Map<string, number>()
for (const [, sentences] of services) for (const sentence of new Set(sentences)) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1)

test.each(budgeted.map((page) => [page.path, page] as const))('%s keeps to its budget of words', (path, page) => {
  const where = path === '/pricing' ? 'shorten forWhom of onPricing in web/content/services/: each service has its row here' : undefined
  expect(wordsIn(sentencesOf(page)), where).toBeLessThanOrEqual(most[path] ?? MOST)
})

test.each(budgeted.map((page) => [page.path, page] as const))('%s says what it offers, with few negatives', (path, page) => {
  const found = sentencesOf(page).filter((sentence) => times([sentence], NEGATIVES) > 0)
  expect(times(found, NEGATIVES), found.join(' | ')).toBeLessThanOrEqual(mostNegatives[path] ?? MOST_NEGATIVES)
})

test.each(offers)('%s says its own things, gain first', (path, sentences) => {
  const shared = sentences.filter((sentence) => (pagesWith.get(sentence) ?? 0) >= SHARED_BY)
  const told = [...new Set(shared)].map((sentence) => `${sentence} (${pagesWith.get(sentence)} pages)`).join(' | ')
  const missing = Math.ceil(wordsIn(shared) / MOST_SHARED - wordsIn(sentences))
  const cure = `web/content${path}.ts has to say about ${missing} more words of its own beside these sentences of many services: ${told}`
  expect(wordsIn(shared) / wordsIn(sentences), cure).toBeLessThanOrEqual(MOST_SHARED)
  expect(times(sentences, /\bquot(e|es|ed)\b/gi)).toBeLessThanOrEqual(3)
  expect(times(sentences, /(?<!can )\byou write\b/gi)).toBeLessThanOrEqual(4)
})

test.each(Object.entries(tools))('the tool of %s is short before anything is chosen, and comes first', (path, { part, words }) => {
  const page = publicPages.find((candidate) => candidate.path === path)
  expect(page && wordsIn(shownIn(page, part))).toBeLessThanOrEqual(words)
  expect(page?.document.querySelector('main section')?.id).toBe(part.slice(1))
})

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
