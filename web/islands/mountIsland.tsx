import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepState } from './keepState.ts'

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
    const putBackState = keepState(element)
    return new Promise((resolve) => {
      startTransition(() => {
        hydrateRoot(
          element,
          <StrictMode>
            <Ready onHydrated={putBackState} onReady={resolve}>
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
