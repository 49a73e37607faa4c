import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from './fixtures.ts'

/** One of each kind of page, as far as a window shows it. Only with ENGINE_PICTURES=folder (playwright.engines.config.ts). */
const PAGES = {
  home: '/',
  service: '/services/cdr-writing',
  calculator: '/services/pr-points-calculator',
  checker: '/services/cdr-review-proofreading',
  samples: '/samples',
  pricing: '/pricing',
  post: '/blogs/acs-experience-deduction',
  policy: '/company-policy',
  listing: '/anzsco/eaanzsco',
  occupation: '/anzsco/eaanzsco/civil-engineer-233211',
  compare: '/anzsco/compare?codes=ea-233211,ea-233214',
}

for (const width of [360, 1280]) {
  test(`pictures at ${width} px`, async ({ visitor, engine }) => {
    test.setTimeout(300_000)
    const folder = join(process.env.ENGINE_PICTURES ?? '', String(width))
    mkdirSync(folder, { recursive: true })
    // As tall as the screen allows.
    await visitor.resize(width, 1200)
    for (const [name, path] of Object.entries(PAGES)) {
      await visitor.open(path)
      await visitor.run(() => document.fonts.ready.then(() => undefined))
      writeFileSync(join(folder, `${name}-${engine}.png`), Buffer.from(await visitor.screenshot(), 'base64'))
    }
  })
}
