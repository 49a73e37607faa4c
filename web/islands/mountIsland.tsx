import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Starts an element that `Island` printed. `props` is there only for its type. */
export type Mount<Props> = ((element: HTMLElement) => Promise<void>) & { props?: Props }

/**
 * Hydrates the printed HTML with the printed props. Resolves after the first effects, when handlers work.
 * In a transition React pauses for the visitor's input.
 */
export function mountIsland<Props extends object>(Component: ComponentType<Props>): Mount<Props> {
  return (element) => {
    // Printed by our own build from the same component's type.
    const props = JSON.parse(element.dataset.props ?? '{}') as Props
    const showWritten = keepWritten(element)
    return new Promise((resolve) => {
      startTransition(() => {
        hydrateRoot(
          element,
          <StrictMode>
            <Ready onHydrated={showWritten} onReady={resolve}>
              <Component {...props} />
            </Ready>
          </StrictMode>,
          { identifierPrefix: element.dataset.islandId ?? '' },
        )
      })
    })
  }
}

type ReadyProps = { onHydrated: () => void; onReady: () => void; children: ReactNode }

/** Around the component, not beside it: among siblings `useId` makes other ids than it printed. */
function Ready({ onHydrated, onReady, children }: ReadyProps) {
  useLayoutEffect(onHydrated, [onHydrated])
  useEffect(onReady, [onReady])
  return children
}

/** Hydration puts the printed words of a textarea back (`initTextarea` in react-dom). The function puts back what the visitor wrote. */
function keepWritten(element: HTMLElement): () => void {
  const written = new Map<HTMLTextAreaElement, { words: string; from: number; to: number }>()
  const note = (area: HTMLTextAreaElement) => {
    const { value: words, defaultValue, selectionStart: from, selectionEnd: to } = area
    if (words === defaultValue) written.delete(area)
    else written.set(area, { words, from, to })
  }
  const hear = ({ target }: Event) => target instanceof HTMLTextAreaElement && note(target)
  for (const area of element.querySelectorAll('textarea')) note(area)
  // Before React hears of the same input and hydrates.
  element.addEventListener('input', hear, true)
  return () => {
    element.removeEventListener('input', hear, true)
    for (const [area, { words, from, to }] of written) {
      if (area.value === words) continue
      area.value = words
      if (area === document.activeElement) area.setSelectionRange(from, to)
    }
  }
}
