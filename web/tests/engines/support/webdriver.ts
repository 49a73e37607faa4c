/**
 * The commands of https://www.w3.org/TR/webdriver2/ that the tests need: how they are asked for over HTTP, and what
 * Firefox calls them when it is asked directly (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html),
 * which spares geckodriver: neither Debian nor npm has it.
 */
export const commands = {
  newSession: ['POST', '/session', 'WebDriver:NewSession'],
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  reload: ['POST', '/refresh', 'WebDriver:Refresh'],
  setWindowRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  run: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  clickElement: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  clearElement: ['POST', '/element/{id}/clear', 'WebDriver:ElementClear'],
  typeInElement: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  roleOfElement: ['GET', '/element/{id}/computedrole', 'WebDriver:GetComputedRole'],
  nameOfElement: ['GET', '/element/{id}/computedlabel', 'WebDriver:GetComputedLabel'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  stopActing: ['DELETE', '/actions', 'WebDriver:ReleaseActions'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const

export type Command = keyof typeof commands
export type Parameters = Record<string, unknown>

/** An open browser that carries out commands. An element is named by `id` among the parameters. */
export type Browser = {
  send: (command: Command, parameters?: Parameters) => Promise<unknown>
  close: () => Promise<void>
}

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

export function elementOf(id: string): Record<string, string> {
  return { [ELEMENT_KEY]: id }
}

export function elementId(answer: unknown): string | undefined {
  const id = typeof answer === 'object' && answer !== null ? Reflect.get(answer, ELEMENT_KEY) : undefined
  return typeof id === 'string' ? id : undefined
}

export class WebDriverError extends Error {
  readonly kind: string

  constructor(command: Command, kind: string, message: string) {
    super(`${command}: ${kind}: ${message}`)
    this.kind = kind
  }
}
