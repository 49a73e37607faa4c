import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Part } from './part.ts'
import { guardTranslatedText } from './translatedText.ts'

guardTranslatedText()

/** Elements whose part has stopped: their HTML is no longer what the page was built with. */
const stoppedOnce = new WeakSet<HTMLElement>()

/**
 * Runs a part in the HTML that was printed for it. Resolves when its handlers work, rejects when it throws before that.
 * `onStopped`: it threw later. React then empties the element, and what was in it is put back, with what was typed.
 */
export function mount<Props extends object>(
  element: HTMLElement,
  { Component, takeIn }: Part<Props>,
  onStopped: () => void,
): Promise<void> {
  // Printed by our own build from the component's own type: Island.server.tsx.
  const props = JSON.parse(element.dataset.props ?? '{}') as Props
  const isNew = stoppedOnce.has(element) || isTranslated(element)
  let shown = [...element.childNodes]
  let isReady = false
  return new Promise((resolve, reject) => {
    const options: RootOptions = {
      identifierPrefix: element.dataset.prefix ?? '',
      onUncaughtError(error) {
        console.error(error)
        stoppedOnce.add(element)
        // Once React has emptied the element, and before the browser draws it.
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...shown)
          if (isReady) onStopped()
          else reject(error)
        })
      },
    }
    // What is rendered anew has no fields to take from.
    if (isNew) takeIn?.(element, props)
    const giveFocusBack = isNew ? focusIn(element) : undefined
    const onCommit = () => {
      if (!isNew) takeIn?.(element, props)
      shown = [...element.childNodes]
    }
    const onReady = () => {
      isReady = true
      giveFocusBack?.()
      resolve()
    }
    const tree = (
      <StrictMode>
        <Ready onCommit={onCommit} onReady={onReady}>
          <Component {...props} />
        </Ready>
      </StrictMode>
    )
    const root = isNew ? createRoot(element, options) : hydrateRoot(element, tree, options)
    if (isNew) startTransition(() => root.render(tree))
  })
}

/** A browser that translates wraps each text in `font`: what React expects is not there, and hydrating would lose what was typed. */
function isTranslated(element: HTMLElement): boolean {
  return element.querySelector('font') !== null
}

type ReadyProps = { onCommit: () => void; onReady: () => void; children: ReactNode }

/** Each once. Around the component, not beside it: among siblings `useId` makes other ids than it printed. */
function Ready({ onCommit, onReady, children }: ReadyProps) {
  useLayoutEffect(onCommit, [])
  useEffect(onReady, [])
  return children
}

/** For a part that is rendered anew: its focused field is found by its id, else by its place among its kind. */
function focusIn(element: HTMLElement): (() => void) | undefined {
  const before = document.activeElement
  if (!(before instanceof HTMLElement) || !element.contains(before)) return undefined
  const place = [...element.querySelectorAll(before.tagName)].indexOf(before)
  const caret = hasCaret(before) ? ([before.selectionStart, before.selectionEnd] as const) : undefined
  return () => {
    const same = before.id ? document.getElementById(before.id) : element.querySelectorAll<HTMLElement>(before.tagName)[place]
    same?.focus({ preventScroll: true })
    if (caret && same && hasCaret(same)) same.setSelectionRange(...caret)
  }
}

/** Not every kind of field has one: `email` and `radio` say null. */
function hasCaret(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.selectionStart !== null
}
