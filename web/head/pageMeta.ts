import type { ComponentType, ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { HOME_FORM, OWN_FORM } from '#content/navigation.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import type { Markup } from './structuredData.tsx'

export type PageMeta = {
  /** Comes before ` | Migration skills assessment help, Sydney`; on its own in a shared link. */
  title: string
  description: string
  /** Above the title on the card of a shared link, as in `Engineers Australia`. */
  kicker?: string
  /** In the margin of that card, in place of the site's own note: at most about 60 letters. */
  note?: string
  /** The page’s drawing, on that card in place of the note’s sheet: its id in components/drawing/drawings.ts. */
  drawing?: string | undefined
  published?: string
  /** The day its words last changed, for the sitemap; left out where it last changed with all pages (content/site.ts). */
  updated?: string
  /** Where “Ask about your case” leads: the page’s own form, or the nearest one. */
  enquiry: string
  /** For search engines, in addition to the breadcrumb, which the component `PageHead` writes itself. */
  markup?: Markup[]
  discipline?: string
  solidHeader?: boolean
  noIndex?: boolean
}

export type Page = { path: string; head: PageMeta; body: ReactNode }

type PageWords = Pick<PageMeta, 'title' | 'description'> & { form?: EnquiryTexts | undefined }

export function headOf({ title, description, form }: PageWords, more: Partial<PageMeta> = {}): PageMeta {
  return { title, description, enquiry: form ? OWN_FORM : HOME_FORM, ...more }
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
