import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pageAt } from './site.ts'

/** Words shown at first, without what is folded, forms, contents lists and hidden labels. */
const budgets: [path: string, words: number][] = [
  ['/pricing', 900],
  ['/about', 800],
  ['/meet-our-agent', 700],
  ['/reviews', 400],
]

test.each(budgets)('%s shows at most %i words before anything is opened', (path, most) => {
  const main = pageAt(path)?.document.querySelector('main')
  expect(main && wordsShown(main)).toBeLessThanOrEqual(most)
})

function wordsShown(main: HTMLElement): number {
  const copy = main.clone() as HTMLElement
  for (const hidden of copy.querySelectorAll('script, style, nav, form, [hidden], .visually-hidden')) hidden.remove()
  for (const details of copy.querySelectorAll('details')) {
    for (const child of details.children) if (child.tagName !== 'SUMMARY') child.remove()
  }
  return copy.structuredText.split(/\s+/).filter((word) => /\w/.test(word)).length
}
