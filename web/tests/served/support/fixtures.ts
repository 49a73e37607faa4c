import { test as base } from '../../e2e/fixtures.ts'

export { expect } from '@playwright/test'
export { hold } from '../../e2e/fixtures.ts'

type Fixtures = {
  /** Fails the test when the browser refused something, or complained. */
  quietBrowser: undefined
}

export const test = base.extend<Fixtures>({
  quietBrowser: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = []
      const expected = [/^Failed to load resource/, ...expectedErrors]
      page.on('console', (message) => {
        const words = message.text()
        const isExpected = expected.some((pattern) => pattern.test(words))
        if (!isExpected && /error|warning/.test(message.type())) complaints.push(`${page.url()}: ${words}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.error(`Policy: ${effectiveDirective} refused ${blockedURI} from ${sourceFile}`)
        })
      })
      await use(undefined)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** One of Strapi's libraries checks once on each load whether eval is there, and works without it. */
export const EVAL_PROBE = /script-src refused eval/
