import { createElement } from 'react'
import { onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Examples, printInto } from '../../islands/runtime/examples.ts'
import { mount } from '../../islands/runtime/mount.tsx'
import type { Part } from '../../islands/runtime/part.ts'
import { createStore, useStore } from '../../islands/runtime/store.ts'

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

/** Runs a printed part, with the real runtime, until the test is over: one that ran on would answer to the stores of the next. */
export async function runPart<Props extends object>(element: HTMLElement, part: Part<Props>, onStopped = () => {}): Promise<void> {
  const isOpen = createStore(true)
  onTestFinished(() => isOpen.set(false))
  const Open = (props: Props) => (useStore(isOpen, true) ? createElement(part.Component, props) : null)
  await mount(element, { ...part, Component: Open }, onStopped)
}

/** Prints a part and runs it. `stops` counts how often it has stopped. */
export async function openPart<Props extends object>(part: Part<Props>, props: Props) {
  const element = printPart(part, props)
  let stops = 0
  await runPart(element, part, () => {
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
