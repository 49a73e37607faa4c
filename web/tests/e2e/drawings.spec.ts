import { expect, test } from './fixtures.ts'
import { offerPages } from './support/addresses.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In per cent of the text that a browser starts with. */
const SIZES = [
  { text: 100, widths: [320, 360, 440, 480, 768, 1025, 1200, 1440, 1920] },
  { text: 200, widths: [320, 360, 768, 1025, 1440, 1920] },
]

for (const path of offerPages())
  test(`no word of the drawing of ${path} is on another, under the pen or outside, at rest and touched`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const { text, widths } of SIZES) {
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', `${text}%`), text)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
        for (const fault of await page.evaluate(faultsOfDrawing)) faults.push(`${width} px, text at ${text} %: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })

/** Runs in the page, for each of its choices. */
function faultsOfDrawing(): string[] {
  const drawing = document.querySelector('[data-document] > div')
  if (drawing === null) throw new Error('The page has no drawing')
  const frame = drawing.getBoundingClientRect()
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true })
  const faults = new Set<string>()
  for (const [index, choice] of [...document.querySelectorAll<HTMLInputElement>('[data-n]')].entries()) {
    choice.checked = true
    const words = [...drawing.querySelectorAll('text')].filter(isShown).map((text) => {
      const { left, right, top, height } = text.getBoundingClientRect()
      // Its letters, without the room above and below them.
      return { text, left, right, top: top + 0.22 * height, bottom: top + 0.8 * height }
    })
    const pens = [...drawing.querySelectorAll('path:only-child')].filter(
      (path) => path.parentElement?.getAttribute('viewBox') === '0 0 100 100' && isShown(path),
    )
    const say = (fault: string) => faults.add(`${fault} (choice ${index + 1})`)
    for (const [place, one] of words.entries()) {
      const name = `“${one.text.textContent}”`
      if (one.left < frame.left - 1 || one.right > frame.right + 1 || one.top < frame.top || one.bottom > frame.bottom)
        say(`${name} is cut off`)
      for (const other of words.slice(place + 1))
        if (one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1)
          say(`${name} is on “${other.text.textContent}”`)
      for (const pen of pens) {
        if (pen.closest('svg')?.parentElement?.contains(one.text)) continue
        const { left, top, width, height } = pen.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const [nearX, nearY] = [Math.min(Math.max(x, one.left), one.right), Math.min(Math.max(y, one.top), one.bottom)]
        if (Math.hypot((nearX - x) / (width / 2), (nearY - y) / (height / 2)) < 0.9) say(`${name} is under the pen`)
      }
    }
  }
  return [...faults]
}
