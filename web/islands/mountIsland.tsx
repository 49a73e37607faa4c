import { type ComponentType, StrictMode, startTransition, useEffect } from 'react'
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
    return new Promise((resolve) => {
      startTransition(() => {
        hydrateRoot(
          element,
          <StrictMode>
            <Component {...props} />
            <Ready onReady={resolve} />
          </StrictMode>,
          { identifierPrefix: element.dataset.islandId ?? '' },
        )
      })
    })
  }
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
