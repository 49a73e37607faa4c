import type { Page } from '@playwright/test'
import { expect, headerReady, test } from './fixtures.ts'
import { offerPages } from './support/addresses.ts'

const offers = offerPages()

test('on a phone each offer is a few words, four things to press and a document that answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of offers) {
    await page.goto(path)
    const { words, presses, documentHeight, acts } = await firstView(page)
    expect.soft(words, `${path}: words before the fold`).toBeLessThanOrEqual(60)
    expect.soft(presses, `${path}: things to press`).toHaveLength(Math.min(presses.length, 4))
    expect.soft(documentHeight, `${path}: px of its document`).toBeGreaterThanOrEqual(120)
    expect.soft(acts, `${path}: its act`).toEqual([path === '/' ? 'Get Started' : 'Ask about your case'])
  }
})

test('no window shows two yellow buttons at once, wherever a visitor is on the page', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/pricing', '/services/cdr-writing']) {
      await page.goto(path)
      await headerReady(page)
      const length = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
      for (let top = 0; top < length; top += height) {
        await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
        await expect.poll(() => yellowButtons(page), { message: `${path} at ${top} px, ${width} px wide` }).toBeLessThanOrEqual(1)
      }
    }
  }
})

/** What a phone's first screen has outside the document, and how much of the document. */
function firstView(page: Page) {
  return page.evaluate(() => {
    const isInView = ({ width, height, top, bottom }: DOMRect) => width > 1 && height > 1 && top < innerHeight && bottom > 0
    const outside = (element: Element | null) => element !== null && element.closest('[data-document]') === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (!outside(text.parentElement) || !text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const range = document.createRange()
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (isInView(range.getBoundingClientRect())) seen.push(word)
      }
    }
    const pressed = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, label')]
      .filter((element) => outside(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => isInView(element.getBoundingClientRect()) && !element.closest('.skip-link'))
    const box = document.querySelector('[data-document]')?.getBoundingClientRect()
    return {
      words: seen.length,
      presses: pressed.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
      documentHeight: box ? Math.min(innerHeight, box.bottom) - box.top : 0,
      acts: pressed.filter((element) => element.classList.contains('button-accent')).map((element) => element.textContent.trim()),
    }
  })
}

/** Whatever can be pressed and is filled with the highlighter's colour. */
function yellowButtons(page: Page): Promise<number> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('a'))
    probe.className = 'button-accent'
    const yellow = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll('a, button')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isShown = width > 0 && top < innerHeight && bottom > 0 && element.checkVisibility({ visibilityProperty: true })
      return isShown && getComputedStyle(element).backgroundColor === yellow
    }).length
  })
}

test('where the page is slow to come the fonts follow it, for the next page', { tag: '@engines' }, async ({ page }) => {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ response: answer })
  })
  const fonts = ['newsreader', 'instrument-sans'].map((name) => page.waitForResponse(new RegExp(`/${name}\\.[^/]+\\.woff2$`)))
  await page.goto('/about')
  for (const font of await Promise.all(fonts)) expect(font.ok()).toBe(true)
})
