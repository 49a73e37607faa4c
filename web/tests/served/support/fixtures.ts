import { test as base } from '../../e2e/fixtures.ts'

export { expect } from '@playwright/test'
export { hold } from '../../e2e/fixtures.ts'

type Fixtures = {
  /** What the browser refused or complained about; must be empty when the test ends. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const expected = message.text().startsWith('Failed to load resource')
        if (!expected && /error|warning/.test(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.error(`Policy: ${effectiveDirective} refused ${blockedURI} from ${sourceFile}`)
        })
      })
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** One of Strapi's libraries checks once on each load whether eval is there, and works without it. */
export const EVAL_PROBE = /script-src refused eval/

export function forgetEvalProbe(complaints: string[]): void {
  const others = complaints.filter((complaint) => !EVAL_PROBE.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}
