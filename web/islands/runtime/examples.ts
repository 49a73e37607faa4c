import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Part } from './part.ts'

/** A named state of a part: what it is printed with, and what a visitor has done in it. */
export type Example<Props> = { props: Props; act?: (element: HTMLElement) => void | Promise<void> }

/** Shown by /styleguide under `npm run dev`, and tried by the part's own test. */
export type Examples<Props extends object> = { part: Part<Props>; states: Readonly<Record<string, Example<Props>>> }

/** Prints a part into the page as the site's build does, without running it. */
export function printInto<Props extends object>(element: HTMLElement, { Component }: Part<Props>, props: Props, prefix: string): void {
  Object.assign(element.dataset, { island: 'example', prefix, props: JSON.stringify(props) })
  element.innerHTML = renderToString(createElement(Component, props), { identifierPrefix: prefix })
}

/** Types as a visitor does: React hears of a field only by its event. */
export function typeInto(element: HTMLElement, selector: string, text: string): void {
  const field = element.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (field === null) throw new Error(`This example has no ${selector}`)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function press(element: HTMLElement, selector = '[type=submit]'): void {
  const button = element.querySelector<HTMLElement>(selector)
  if (button === null) throw new Error(`This example has no ${selector}`)
  button.click()
}

/** The next request alone is not answered. */
export function neverAnswer(): void {
  const { fetch } = window
  window.fetch = () => {
    window.fetch = fetch
    return new Promise(() => {})
  }
}
