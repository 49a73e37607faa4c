import { test as base, expect } from '@playwright/test'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { SITE_URL } from '../../e2e/support/addresses.ts'
import { keepPopupAway } from '../../e2e/support/keepPopupAway.ts'
import { SCREEN, startWebKit } from './webkit.ts'

export { expect, Key }

type Fixtures = { visitor: Visitor; address: string }
type WorkerFixtures = { webkit: Awaited<ReturnType<typeof startWebKit>> }

export const test = base.extend<Fixtures, WorkerFixtures>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const webkit = await startWebKit()
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  visitor: async ({ webkit: { driver } }, use) => {
    await driver.get(`${SITE_URL}/robots.txt`)
    await driver.executeScript('sessionStorage.clear()')
    const visitor = new Visitor(driver)
    await visitor.resize(1280)
    await use(visitor)
  },
  /** An address that only this test uses, to find its lead in the database. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  address: async ({}, use, { testId }) => {
    await use(`${testId.slice(-12)}-${Date.now().toString(36)}@example.com`)
  },
})

/** Steps that most tests take; the rest is Selenium's own. */
class Visitor {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  async open(path: string, { withPopup } = { withPopup: false }): Promise<void> {
    await this.driver.get(SITE_URL + path)
    await this.headerReady()
    if (!withPopup) await this.driver.executeScript(keepPopupAway)
  }

  headerReady = () => expect.poll(() => this.run(() => document.documentElement.dataset.header).catch(() => '')).toBe('ready')

  /** What it does may be done twice: on a busy machine WebKitGTK's driver now and then cannot read its own answer. */
  run<Value>(work: () => Value): Promise<Value> {
    const ask = () => this.driver.executeScript<Value>(work)
    return ask().catch((error: Error) => (error.message.startsWith('Could not parse script result') ? ask() : Promise.reject(error)))
  }

  /** In the middle of the window, once it is there. */
  async find(css: string): Promise<WebElement> {
    await expect.poll(() => this.shows(css), { message: `${css} shows` }).toBe(true)
    const found = await this.driver.findElement(By.css(css))
    await this.driver.executeScript((element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), found)
    return found
  }

  shows = (css: string) =>
    this.driver.executeScript<boolean>(
      (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true,
      css,
    )

  expectShown = (css: string, shown = true) =>
    expect.poll(() => this.shows(css), { message: `${css} ${shown ? 'shows' : 'is hidden'}` }).toBe(shown)

  click = async (css: string) => (await this.find(css)).click()

  async fill(css: string, text: string): Promise<void> {
    const field = await this.find(css)
    await field.clear()
    await field.sendKeys(text)
  }

  choose = (list: string, value: string) =>
    this.click(list).then(() => this.driver.findElement(By.css(`${list} [value="${value}"]`)).click())

  value = (css: string) => this.driver.findElement(By.css(css)).then((field) => field.getProperty('value'))

  isFocused = (css: string) =>
    this.driver.executeScript<boolean>((selector: string) => document.activeElement?.matches(selector) ?? false, css)

  press = (...keys: string[]) =>
    this.driver
      .actions()
      .sendKeys(...keys)
      .perform()

  text = (css: string) => this.driver.executeScript<string>((selector: string) => document.querySelector(selector)?.textContent ?? '', css)

  /** Waits until the script of the island with this form has started. */
  async ready(form: string): Promise<void> {
    await this.find(form)
    await expect
      .poll(() =>
        this.driver.executeScript(
          (css: string) => document.querySelector<HTMLElement>(css)?.closest<HTMLElement>('[data-island]')?.dataset.status,
          form,
        ),
      )
      .toBe('ready')
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname + location.search + location.hash).catch(() => '')).toBe(path)
  }

  /** In the middle of the screen, under its pointer, which nobody moves: without a window manager only that window has the keyboard. */
  async resize(width: number): Promise<void> {
    await this.driver
      .manage()
      .window()
      .setRect({ x: Math.round((SCREEN.width - width) / 2), y: 0, width, height: 900 })
    await expect.poll(() => this.run(() => innerWidth), { message: `the window is ${width} px wide` }).toBe(width)
  }
}
