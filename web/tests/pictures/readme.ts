import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../playwright.config.ts'

type Picture = { file: string; width: number; height: number; path: string; touch: string[] }

const PICTURES: Picture[] = [
  {
    file: 'home.jpg',
    width: 1280,
    height: 760,
    path: '/',
    touch: ['I re-ran the slope model', 'I communicated effectively'],
  },
  { file: 'phone.jpg', width: 360, height: 760, path: '/services/cdr-writing', touch: ['PE2.1'] },
]

/** Home with two sentences pressed, and a service on a phone with an element pressed: small files for the top of the README. */
export async function takeReadmePictures(url: string, executablePath: string, folder: string): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  try {
    for (const { file, width, height, path, touch } of PICTURES) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.goto(url + path)
      await page.evaluate(() => document.fonts.ready)
      for (const words of touch) await page.locator('[data-document] label', { hasText: words }).click()
      await page.evaluate(() => scrollTo(0, 0))
      await page.screenshot({ path: join(folder, file), quality: 60, animations: 'disabled' })
    }
  } finally {
    await browser.close()
  }
}
