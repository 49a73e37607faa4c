import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { type BuiltPage, publicPages } from './site.ts'

/** The most words shown at first: with nothing unfolded, without contents lists and the enquiry's fields. */
const pages: Record<string, number> = { '/': 1250, '/pricing': 1000, '/about': 900, '/meet-our-agent': 800, '/reviews': 500 }
const SERVICE = 1000

/** A page's tool, and the most words of its own before anything is chosen. The page's budget is for the rest. */
const tools: Record<string, { part: string; words: number }> = {
  '/services/pr-points-calculator': { part: '#calculator', words: 850 },
  '/services/plagiarism-ai-proofread': { part: '#checker', words: 250 },
  '/services/cdr-review-proofreading': { part: '#checker', words: 250 },
}

const budgeted = publicPages.filter(({ path }) => path in pages || path.startsWith('/services/'))

test.each(budgeted.map((page) => [page.path, page] as const))('%s keeps to its budget of words', (path, page) => {
  const tool = tools[path]
  const beside = tool ? wordsShown(page, 'main') - wordsShown(page, tool.part) : wordsShown(page, 'main')
  expect(beside).toBeLessThanOrEqual(pages[path] ?? SERVICE)
})

test.each(Object.entries(tools))('the tool of %s is short before anything is chosen, and comes first', (path, { part, words }) => {
  const page = publicPages.find((candidate) => candidate.path === path)
  expect(page && wordsShown(page, part)).toBeLessThanOrEqual(words)
  expect(page?.document.querySelector('main section')?.id).toBe(part.slice(1))
})

function wordsShown({ document }: BuiltPage, part: string): number {
  const found = document.querySelector(part)
  if (!found) throw new Error(`The page has no ${part}`)
  const copy = parse(found.outerHTML)
  const notShown = 'script, style, noscript, template, svg, option, [hidden], [aria-hidden=true], [data-other], .visually-hidden'
  for (const hidden of copy.querySelectorAll(`nav, [data-island=enquiry-form], ${notShown}`)) hidden.remove()
  for (const folded of copy.querySelectorAll('details')) fold(folded)
  return copy.structuredText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function fold(details: HTMLElement): void {
  for (const part of details.childNodes) if (!('tagName' in part && part.tagName === 'SUMMARY')) part.remove()
}
