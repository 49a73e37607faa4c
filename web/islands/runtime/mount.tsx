import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
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
  let shown = [...element.childNodes]
  return new Promise((resolve, reject) => {
    let isReady = false
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
    const tree = (
      <StrictMode>
        <Ready
          onCommit={() => {
            if (!isNew) takeIn?.(element, props)
            shown = [...element.childNodes]
          }}
          onReady={() => {
            isReady = true
            resolve()
          }}
        >
          <Shown of={Component} props={props} />
        </Ready>
      </StrictMode>
    )
    const isNew = stoppedOnce.has(element) || isTranslated(element)
    const root = isNew ? renderAnew() : hydrateRoot(element, tree, options)

    function renderAnew() {
      takeIn?.(element, props)
      const giveBack = focusIn(element)
      const made = createRoot(element, options)
      startTransition(() => made.render(tree))
      const done = resolve
      resolve = () => {
        giveBack()
        done()
      }
      return made
    }
  })
}

/** A browser that translates wraps each text in `font`: what React expects is not there, and hydrating would lose what was typed. */
function isTranslated(element: HTMLElement): boolean {
  return element.querySelector('font') !== null
}

function Shown<Props extends object>({ of: Component, props }: { of: ComponentType<Props>; props: Props }) {
  return <Component {...props} />
}

type ReadyProps = { onCommit: () => void; onReady: () => void; children: ReactNode }

/** Each once. Around the component, not beside it: among siblings `useId` makes other ids than it printed. */
function Ready({ onCommit, onReady, children }: ReadyProps) {
  useLayoutEffect(onCommit, [])
  useEffect(onReady, [])
  return children
}

/** For a part that is rendered anew: its focused field is found by its id, or by what it is called and chosen as. */
function focusIn(element: HTMLElement): () => void {
  const before = document.activeElement
  if (!isFocusable(before) || !element.contains(before)) return () => {}
  const at = [...element.querySelectorAll(before.tagName)].indexOf(before)
  const caret = hasCaret(before) ? ([before.selectionStart, before.selectionEnd] as const) : undefined
  return () => {
    const same = before.id ? document.getElementById(before.id) : element.querySelectorAll<HTMLElement>(before.tagName)[at]
    same?.focus({ preventScroll: true })
    if (caret && same && hasCaret(same)) same.setSelectionRange(...caret)
  }
}

function isFocusable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body
}

/** Not every kind of field has one: `email` and `radio` throw, or say null. */
function hasCaret(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.selectionStart !== null
}
