import type { ComponentType } from 'react'
import type { PageContext } from 'vike/types'

/** What one page says about itself. Each page folder has a `+head.ts`. */
export type PageHead = {
  /** Before ` | Migration skills assessment help, Sydney`. */
  title: string
  description: string
  /** From home to the page's parent; the page itself is added by its title. */
  trail?: { label: string; path: string }[]
  /** The header is solid from the start. */
  solidHeader?: boolean
  noIndex?: boolean
}

export type HeadOf = (pageContext: PageContext) => PageHead

declare global {
  namespace Vike {
    interface PageContext {
      Page?: ComponentType<{ pageContext: PageContext }>
    }
    interface Config {
      head?: HeadOf
    }
  }
}
