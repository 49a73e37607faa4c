import { join } from 'node:path'
import { test } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')

/** Small files for the top of the README: home with two sentences pressed, and a service on a phone with an element pressed. */
const PICTURES = [
  { project: '1280', file: 'home.jpg', path: '/', touch: ['I re-ran the slope model', 'I communicated effectively'] },
  { project: '360', file: 'phone.jpg', path: '/services/cdr-writing', touch: ['PE2.1'] },
]

for (const { project, file, path, touch } of PICTURES) {
  test(`${file} for the README`, async ({ page }, { project: { name } }) => {
    test.skip(name !== project, 'The picture has another width')
    await page.setViewportSize({ width: Number(project), height: 760 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const words of touch) await page.locator('[data-document] label', { hasText: words }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(FOLDER, file), quality: 60, animations: 'disabled' })
  })
}
