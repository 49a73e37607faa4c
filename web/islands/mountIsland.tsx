import { type ComponentType, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the printed HTML. Resolves after the first effects, when handlers work.
 * In a transition React pauses for whatever the visitor does meanwhile. The props were printed by our own build from the same component's type.
 */
export function mountIsland(element: HTMLElement, component: ComponentType<never>, props: object, id: string): Promise<void> {
  const Component = component as ComponentType<object>
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Component {...props} />
          <Ready onReady={resolve} />
        </StrictMode>,
        { identifierPrefix: id },
      )
    })
  })
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
