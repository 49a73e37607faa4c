import type { Locator, Page } from '@playwright/test'
import {
  expect,
  FAILED,
  fillEnquiry,
  headerReady,
  holdLeads,
  openEnquiry,
  openSampleForm,
  sampleFormOn,
  test,
  toastOn,
} from './fixtures.ts'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const size of WINDOWS) {
  test(`Back to top gives way to whatever is filled in or sent, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of ['/pricing', '/services/cdr-writing']) {
      await page.goto(path)
      await headerReady(page)
      // Forms are as tall as they will be once their scripts have come.
      await sampleFormOn(page).scrollIntoViewIfNeeded()
      const { covered, shown, gaveWay } = await scrollThroughForms(page)
      expect(covered, path).toEqual([])
      expect(shown, `${path}: places where it is shown`).toBeGreaterThan(0)
      // In a wider window it is beside the forms.
      if (size.width < 768) expect(gaveWay, `${path}: places where it gave way`).toBeGreaterThan(0)
    }
  })

  test(`a toast covers nothing of the form that it speaks of, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    const enquiry = await openEnquiry(page, '/services/cdr-writing')
    await fillEnquiry(enquiry, 'asha@example.com')
    await expectUncovered(enquiry, 'Submit')

    const request = await openSampleForm(page, '/about')
    await request.getByLabel('Discipline').selectOption('Civil Engineer')
    await request.getByLabel('Email').fill('asha@example.com')
    await expectUncovered(request, 'Request a Sample')
  })
}

/** Scrolls from the first field of the page to its end, a few px at a time. */
function scrollThroughForms(page: Page) {
  return page.evaluate(async () => {
    const button = document.getElementById('back-to-top')
    if (button === null) throw new Error('There is no Back to top')
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fields = [...document.querySelectorAll('input, select, textarea, [type=submit]')].filter((field) => field.closest('main, footer'))
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const found = { covered: new Set<string>(), shown: 0, gaveWay: 0 }
    const first = Math.min(...fields.filter(isSeen).map((field) => field.getBoundingClientRect().top + scrollY))
    for (let top = Math.max(first - innerHeight, 301); top < document.documentElement.scrollHeight - innerHeight; top += 23) {
      scrollTo({ top, behavior: 'instant' })
      await painted()
      const box = button.getBoundingClientRect()
      const under = fields.filter((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect()
        const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top
        return isUnder && isSeen(field) && getComputedStyle(field).opacity !== '0'
      })
      if (!isSeen(button)) found.gaveWay += under.length
      else {
        found.shown += 1
        for (const field of under) found.covered.add(`${field.tagName} ${field.id} at ${top} px`)
      }
    }
    return { ...found, covered: [...found.covered] }
  })
}

/** After a failure, when what was typed is still to be seen. */
async function expectUncovered(form: Locator, send: string): Promise<void> {
  const page = form.page()
  const letGo = await holdLeads(page, 'abort')
  await form.getByRole('button', { name: send }).click()
  letGo()
  const toast = toastOn(page, FAILED).locator('..')
  await expect(toast).toBeVisible()
  const card = form.locator('xpath=ancestor-or-self::*[self::form or @data-island][last()]')
  await expect
    .poll(async () => {
      const over = await toast.boundingBox()
      if (over === null) throw new Error('The toast has no place')
      return card.evaluate((element, over) => {
        const parts = [...element.querySelectorAll('h2, h3, p, label, input, select, textarea, button')]
        return parts
          .filter((part) => {
            const { left, right, top, bottom, width } = part.getBoundingClientRect()
            const isUnder = left < over.x + over.width && right > over.x && top < over.y + over.height && bottom > over.y
            return width > 1 && isUnder && part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          })
          .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
      }, over)
    })
    .toEqual([])
}
