import type { PageContext } from 'vike/types'
import { canonicalPath } from '#domain/urls.ts'
import { guidePages } from './guidePages.tsx'
import { occupationPages } from './occupationPages.tsx'
import { offerPages } from './offerPages.tsx'
import type { Page as SitePage } from './page.ts'

/** Every address of the site; what is shown at any other is `_error/`. */
export const pages: readonly SitePage[] = [...offerPages, ...guidePages, ...occupationPages]

const byPath = new Map(pages.map((page) => [page.path, page]))

export function pageAt({ urlPathname }: Pick<PageContext, 'urlPathname'>): SitePage | undefined {
  return byPath.get(canonicalPath(urlPathname))
}

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <>{pageAt(pageContext)?.body()}</>
}
