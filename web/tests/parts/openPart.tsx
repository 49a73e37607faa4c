import { onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Examples, printInto } from '../../islands/runtime/examples.ts'
import { mount } from '../../islands/runtime/mount.tsx'
import type { Part } from '../../islands/runtime/part.ts'

/** Prints a part without running it. */
export function printPart<Props extends object>(part: Part<Props>, props: Props): HTMLElement {
  const prefix = `part${document.querySelectorAll('[data-island]').length}`
  const element = document.createElement('div')
  element.dataset.testid = prefix
  printInto(element, part, props, prefix)
  document.body.append(element)
  onTestFinished(() => {
    element.remove()
    sessionStorage.clear()
    localStorage.clear()
  })
  return element
}

/** Prints a part and runs it, with the real runtime. `stops` counts how often it has stopped. */
export async function openPart<Props extends object>(part: Part<Props>, props: Props) {
  const element = printPart(part, props)
  let stops = 0
  await mount(element, part, () => {
    stops += 1
  })
  // They would fill the screen when a test fails.
  delete element.dataset.props
  return { element, view: viewOf(element), stops: () => stops }
}

/** Found by a name of its own: by its text it would be lost when that changes. */
export function viewOf(element: HTMLElement): Locator {
  return page.getByTestId(element.dataset.testid ?? '')
}

/** A part in one of its named states. */
export async function openExample<Props extends object>({ part, states }: Examples<Props>, name: string) {
  const example = states[name]
  if (example === undefined) throw new Error(`There is no example “${name}”`)
  const opened = await openPart(part, example.props)
  await example.act?.(opened.element)
  return opened
}
