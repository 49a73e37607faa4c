import type { Font } from '#islands/early/early.ts'
import { expect, test } from './fixtures.ts'
import { offerPages } from './support/addresses.ts'

const FONTS = '**/*.woff2'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** `text` in per cent of what a browser starts with. */
const ALL_SIZES = [
  { fonts: 'the system’s fonts', text: 100, widths: [320, 768, 1025, 1440, 1920] },
  { fonts: 'the system’s fonts', text: 200, widths: [320, 1025] },
  { fonts: 'our fonts', text: 100, widths: [320, 360, 440, 480, 768, 1025, 1200, 1440, 1920] },
  { fonts: 'our fonts', text: 200, widths: [320, 360, 768, 1025, 1440, 1920] },
]

/** Each change of the window is painted anew. */
const SIZES = process.env.TEST_SAMPLE ? ALL_SIZES.map((size) => ({ ...size, widths: size.widths.filter(isExtreme) })) : ALL_SIZES

/** The narrowest, the widest, and where two columns begin. */
function isExtreme(width: number, index: number, { length }: readonly number[]): boolean {
  return index === 0 || index === length - 1 || width === 1025
}

for (const path of offerPages())
  test(`no word of the drawing of ${path} is on another, under the pen or outside, at rest and touched`, async ({ page }) => {
    const faults: string[] = []
    // The first page of a slow connection does without our fonts.
    await page.route(FONTS, (request) => request.abort())
    await page.goto(path)
    for (const { fonts, text, widths } of SIZES) {
      if (fonts === 'our fonts') {
        await page.unroute(FONTS)
        await page.evaluate(showFonts)
      }
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', `${text}%`), text)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
        for (const fault of await page.evaluate(faultsOfDrawing)) faults.push(`${width} px, text at ${text} %, ${fonts}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })

/** Runs in the page, whose own fonts may come too late for it to use them. */
async function showFonts(): Promise<void> {
  const fonts: Font[] = JSON.parse(document.querySelector<HTMLElement>('[data-fonts]')?.dataset.fonts ?? '[]')
  const faces = fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight, display: 'block' }))
  document.fonts.clear()
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
}

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
