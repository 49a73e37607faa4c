import type { ComponentType } from 'react'

/** What the file of a part exports: a file of its own, so that its components can be edited without losing their state. */
export type Part<Props extends object> = {
  Component: ComponentType<Props>
  /** Puts what the visitor typed or chose before React was there into the part's store, from which the component shows it. */
  takeIn?: (element: HTMLElement, props: Props) => void
}
