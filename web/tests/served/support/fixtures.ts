import { test as base } from '../../e2e/fixtures.ts'

export { expect } from '@playwright/test'

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
