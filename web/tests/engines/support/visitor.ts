import { expect } from '@playwright/test'
import { SITE_URL } from '../../e2e/support/addresses.ts'
import { keepPopupAway } from '../../e2e/support/keepPopupAway.ts'
import { SCREEN } from './engines.ts'
import { findInPage, type Step } from './findInPage.ts'
import { type Browser, elementId, elementOf, WebDriverError } from './webdriver.ts'

export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowUp: '\uE013', ArrowDown: '\uE015', Space: ' ' }

const WITHIN_MS = 20_000

/** Parts of a page as a visitor names them. */
const css = {
  button: 'button, summary',
  link: 'a[href]',
  field: 'input, select, textarea',
  form: 'form',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  status: '[role=status]',
}

/** Something on the page, looked for anew each time it is used. */
export class Part {
  protected readonly browser: Browser
  readonly steps: readonly Step[]

  constructor(browser: Browser, steps: readonly Step[]) {
    this.browser = browser
    this.steps = steps
  }

  button = (name: string) => this.part(css.button, { name })
  link = (name: string) => this.part(css.link, { name })
  field = (name: string) => this.part(css.field, { name })
  form = (name: string) => this.part(css.form, { name })
  dialog = (name: string) => this.part(css.dialog, { name })
  heading = (name: string) => this.part(css.heading, { name })
  status = (text: string) => this.part(css.status, { text })

  /** By CSS, where a visitor has no word for it. */
  part(selector: string, about: { name?: string; text?: string } = {}): Part {
    return new Part(this.browser, [...this.steps, { css: selector, ...about }])
  }

  /** How many are there, shown or not. */
  async count(): Promise<number> {
    return Number(await this.browser.send('run', { script: `return (${findInPage})(arguments[0]).length`, args: [this.steps] }))
  }

  async isShown(): Promise<boolean> {
    const script = `return (${findInPage})(arguments[0]).some((part) => part.checkVisibility({ visibilityProperty: true }))`
    return Boolean(await this.browser.send('run', { script, args: [this.steps] }))
  }

  async shows(timeout = WITHIN_MS): Promise<void> {
    await expect.poll(() => this.isShown(), { message: `${this} shows`, timeout }).toBe(true)
  }

  async hides(): Promise<void> {
    await expect.poll(() => this.isShown(), { message: `${this} is hidden`, timeout: WITHIN_MS }).toBe(false)
  }

  /** Runs in the page, with the element. */
  async evaluate<Value>(work: (element: HTMLElement) => Value): Promise<Value> {
    const args = [elementOf(await this.found())]
    return (await this.browser.send('run', { script: `return (${work})(arguments[0])`, args })) as Value
  }

  text = () => this.evaluate((element) => element.textContent)
  value = () => this.evaluate((element) => (element as HTMLInputElement).value)
  isChecked = () => this.evaluate((element) => (element as HTMLInputElement).checked)
  isFocused = () => this.evaluate((element) => element === document.activeElement)

  /** As the engine tells assistive technology. */
  async role(): Promise<string> {
    return String(await this.browser.send('roleOfElement', { id: await this.found() }))
  }

  async name(): Promise<string> {
    return String(await this.browser.send('nameOfElement', { id: await this.found() }))
  }

  async click(): Promise<void> {
    await expect(async () => {
      await this.comeIntoView()
      await this.browser.send('clickElement', { id: await this.found() })
    }, `click ${this}`).toPass({ timeout: WITHIN_MS })
  }

  async hover(): Promise<void> {
    const { x, y } = await this.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    })
    await movePointer(this.browser, x, y)
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus())
  }

  /** Replaces what is in the field. */
  async fill(text: string): Promise<void> {
    await this.comeIntoView()
    const id = await this.found()
    await this.browser.send('clearElement', { id })
    await this.browser.send('typeInElement', { id, text, value: [...text] })
  }

  async chooseFile(file: string): Promise<void> {
    await this.browser.send('typeInElement', { id: await this.found(false), text: file, value: [...file] })
  }

  /** Of a list: by the words of the option. */
  async choose(option: string): Promise<void> {
    await this.comeIntoView()
    // The options of a closed list have no place on the screen.
    await this.browser.send('clickElement', { id: await this.part('option', { text: option }).found(false) })
  }

  async comeIntoView(): Promise<void> {
    await this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }

  /** Waits until the script of the island around it has started. */
  async ready(): Promise<void> {
    await this.comeIntoView()
    const isReady = () => this.evaluate((element) => element.closest<HTMLElement>('[data-island]')?.dataset.ready !== undefined)
    await expect.poll(isReady, { message: `${this} is ready`, timeout: WITHIN_MS }).toBe(true)
  }

  toString(): string {
    return this.steps.map(({ css: selector, name, text }) => `${selector} ${name ?? text ?? ''}`.trim()).join(' › ')
  }

  /** The first one shown; waits until there is one. */
  private async found(shown = true): Promise<string> {
    const script = `return (${findInPage})(arguments[0]).find((part) => !arguments[1] || part.checkVisibility({ visibilityProperty: true }))`
    let id: string | undefined
    const look = async () => {
      id = elementId(await this.browser.send('run', { script, args: [this.steps, shown] }))
      return id !== undefined
    }
    await expect.poll(look, { message: `${this} is there`, timeout: WITHIN_MS }).toBe(true)
    return String(id)
  }
}

/** A visitor with one window of the browser. */
export class Visitor extends Part {
  constructor(browser: Browser) {
    super(browser, [])
  }

  /** Waits until the page has loaded and everything that waits for that has started. */
  async open(address: string, options?: { withPopup: boolean }): Promise<void> {
    await this.browser.send('navigate', { url: new URL(address, SITE_URL).href })
    await this.headerReady(options)
  }

  async headerReady({ withPopup } = { withPopup: false }): Promise<void> {
    const isReady = () => this.run(() => document.documentElement.dataset.header === 'ready').catch(whileLoading)
    await expect.poll(isReady, { message: 'the header is ready', timeout: WITHIN_MS }).toBe(true)
    if (!withPopup) await this.run(keepPopupAway)
    await this.run(keepMessages)
  }

  run<Value>(work: () => Value): Promise<Value> {
    return this.browser.send('run', { script: `return (${work})()`, args: [] }) as Promise<Value>
  }

  /** The address without its origin. */
  async isAt(address: string, timeout = WITHIN_MS): Promise<void> {
    await expect.poll(() => this.address(), { timeout }).toBe(address)
  }

  /** Presses a link until it has led there: on a busy machine the page can still move under the pointer. */
  async follow(link: Part, address: string): Promise<void> {
    await expect(async () => {
      if ((await this.address()) !== address) await link.click()
      await this.isAt(address, WITHIN_MS / 2)
    }).toPass({ timeout: 2 * WITHIN_MS })
  }

  private address = () => this.run(() => location.pathname + location.search + location.hash).catch(whileLoading)

  back = () => this.browser.send('back')
  forward = () => this.browser.send('forward')
  reload = () => this.browser.send('reload')

  async press(...pressed: (keyof typeof keys)[]): Promise<void> {
    const actions = pressed.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })))
    await this.browser.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Letter by letter, into whatever has the focus. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.browser.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async movePointer(x: number, y: number): Promise<void> {
    await movePointer(this.browser, x, y)
  }

  /** In the middle of the screen, under its pointer, which nobody moves: without a window manager only that window has the keyboard. */
  async resize(width: number, height = 900): Promise<void> {
    const x = Math.round((SCREEN.width - width) / 2)
    await this.browser.send('setWindowRect', { x, y: 0, width, height })
    await expect.poll(() => this.run(() => innerWidth), { message: `the window is ${width} px wide`, timeout: WITHIN_MS }).toBe(width)
  }

  /** Resolves once the page has seen where it is. */
  async scrollTo(y: number): Promise<void> {
    await this.browser.send('run', { script: 'scrollTo({ top: arguments[0], behavior: "instant" })', args: [y] })
    await this.run(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
  }

  windows = async () => (await this.browser.send('windows')) as string[]

  /** PNG, in base64. */
  screenshot = async () => String(await this.browser.send('screenshot', { full: false }))
}

/** Runs in the page. A message stays for six seconds, in which a slow driver gets nothing done: here it stays for a minute. */
function keepMessages(): void {
  const later = setTimeout
  Object.assign(window, { setTimeout: (work: () => void, ms?: number) => later(work, ms === 6_000 ? 60_000 : ms) })
}

/** A page on its way out has nothing to say. */
function whileLoading(fault: unknown): undefined {
  if (!(fault instanceof WebDriverError)) throw fault
  return undefined
}

async function movePointer(browser: Browser, x: number, y: number): Promise<void> {
  const actions = [{ type: 'pointerMove', origin: 'viewport', duration: 50, x, y }]
  await browser.send('act', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
}
