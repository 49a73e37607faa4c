import type { ComponentType, ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import type { Markup } from './structuredData.tsx'

/** What one page says about itself. */
export type PageMeta = {
  /** Comes before ` | Migration skills assessment help, Sydney`; on its own in a shared link. */
  title: string
  description: string
  /** Above the title on the card of a shared link, as in `Engineers Australia`. */
  kicker?: string
  /** In the margin of that card, in place of the site's own note: at most about 60 letters. */
  note?: string
  /** Only posts: the day the page was first published. */
  published?: string
  /** Only posts: the day their words last changed. Other pages: content/wordsChanged.ts. */
  updated?: string
  /** For search engines, in addition to the breadcrumb, which the component `PageHead` writes itself. */
  markup?: Markup[]
  /** The footer form opens with this discipline chosen. */
  discipline?: string
  /** The header is solid from the start. */
  solidHeader?: boolean
  noIndex?: boolean
}

/** An address, what its page says about itself, and what it shows. */
export type Page = { path: string; head: () => PageMeta; body: () => ReactNode }

/** For a page whose words say all that there is to say about it. */
export function headOf({ title, description }: Pick<PageMeta, 'title' | 'description'>, more: Partial<PageMeta> = {}): () => PageMeta {
  return () => ({ title, description, ...more })
}

type HeadOf = (pageContext: PageContext) => PageMeta | undefined

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
