import { Component, type ReactNode, Suspense } from 'react'
import type { notStartedWords } from '#content/forms.ts'

type Props = {
  words: typeof notStartedWords
  /** What the children show is made of it: when it changes they are tried again. */
  of: unknown
  /** The same view as the page was printed with, shown while the children throw. */
  printed?: ReactNode
  /** Where what threw is not in the children: a check that was made before. */
  onRetry?: () => void
  children: ReactNode
}

type State = { stopped: boolean; of: unknown }

/** Around results, margins and totals, and never around what is typed. Rules belong inside it: what throws in a hook outside takes the part. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { stopped: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return Object.is(props.of, state.of) ? null : { stopped: false, of: props.of }
  }

  override state: State = { stopped: false, of: this.props.of }

  override render(): ReactNode {
    const { words, of, printed, onRetry, children } = this.props
    const retry = () => {
      onRetry?.()
      this.setState({ stopped: false })
    }
    // Suspense keeps a mismatch while hydrating to itself: https://react.dev/reference/react-dom/client/hydrateRoot
    if (!this.state.stopped) return <Suspense>{children}</Suspense>
    return (
      <>
        <div className="callout" data-fault role="alert">
          <p>{words.text}</p>
          <button type="button" className="button" onClick={retry}>
            {words.retry}
          </button>
        </div>
        {printed && (
          <Boundary words={words} of={of}>
            {printed}
          </Boundary>
        )}
      </>
    )
  }
}
