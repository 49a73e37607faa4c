import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepState } from './keepState.ts'
import { showStoppedNote } from './stoppedNote.ts'

/** Starts an element that `Island` printed. `props` is there only for its type. */
export type Mount<Props> = ((element: HTMLElement, retry: () => void) => Promise<void>) & { props?: Props }

/** What was printed in the islands that have stopped. */
const stopped = new WeakMap<HTMLElement, Node[]>()

/**
 * Hydrates the printed HTML with the printed props. Resolves after the first effects, when handlers work.
 * In a transition React pauses for the visitor's input.
 *
 * React empties a part that throws while it is drawn, at first or later. Its printed HTML comes back with what the visitor
 * has typed, a note says so, and `startPlain` makes a form work without React until the visitor tries again.
 */
export function mountIsland<Props extends object>(
  Component: ComponentType<Props>,
  startPlain?: (form: HTMLFormElement, props: Props) => void,
): Mount<Props> {
  return (element, retry) => {
    // Printed by our own build from the same component's type.
    const props = JSON.parse(element.dataset.props ?? '{}') as Props
    const putBackState = keepState(element)
    const printed = stopped.get(element) ?? copies(element.childNodes)
    // Without what was added to it since it stopped.
    if (stopped.has(element)) element.replaceChildren(...copies(printed))

    return new Promise((resolve, reject) => {
      let isReady = false
      const ready = () => {
        isReady = true
        resolve()
      }
      const putBack = (fault: unknown) => {
        root?.unmount()
        element.replaceChildren(...copies(printed))
        const form = element.querySelector('form')
        if (form) startPlain?.(form, props)
        putBackState()
        stopped.set(element, printed)
        // To start.ts it is one that needs no start, until the visitor asks for it.
        element.dataset.ready = 'stopped'
        showStoppedNote(element, startPlain !== undefined, retry)
        if (isReady) console.error(fault)
        else reject(fault)
      }
      let root: ReturnType<typeof hydrateRoot> | undefined
      startTransition(() => {
        root = hydrateRoot(
          element,
          <StrictMode>
            <Ready onHydrated={putBackState} onReady={ready}>
              <Component {...props} />
            </Ready>
          </StrictMode>,
          // React is still at work when it calls this.
          { identifierPrefix: element.dataset.islandId ?? '', onUncaughtError: (fault) => queueMicrotask(() => putBack(fault)) },
        )
      })
    })
  }
}

/** Not as text: the policy on trusted types lets no script write HTML. */
function copies(nodes: Iterable<Node>): Node[] {
  return [...nodes].map((node) => node.cloneNode(true))
}

type ReadyProps = { onHydrated: () => void; onReady: () => void; children: ReactNode }

/** Around the component, not beside it: among siblings `useId` makes other ids than it printed. */
function Ready({ onHydrated, onReady, children }: ReadyProps) {
  useLayoutEffect(onHydrated, [onHydrated])
  useEffect(onReady, [onReady])
  return children
}
