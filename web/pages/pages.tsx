import type { PageContext } from 'vike/types'
import { NotFoundPage } from '#components/prose/NotFoundPage.tsx'
import { notFound } from '#content/pages/notFound.ts'
import { headOf, type Page as SitePage } from '#head/pageMeta.ts'
import { guidePages } from './guidePages.tsx'
import { occupationPages } from './occupationPages.tsx'
import { offerPages } from './offerPages.tsx'

export const pages: readonly SitePage[] = [...offerPages, ...guidePages, ...occupationPages]

const byPath = new Map(pages.map((page) => [page.path, page]))

function pageAt({ urlPathname }: Pick<PageContext, 'urlPathname'>): SitePage | undefined {
  return byPath.get(urlPathname)
}

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <>{pageAt(pageContext)?.body}</>
}

export function head(pageContext: PageContext) {
  return pageAt(pageContext)?.head
}

/** https://vike.dev/onBeforePrerenderStart: every address that the build writes a file for. */
export function onBeforePrerenderStart() {
  return pages.map(({ path }) => path)
}

/** https://vike.dev/route-function */
export function route(pageContext: PageContext) {
  return pageAt(pageContext) ? { routeParams: {} } : false
}

export function NotFound() {
  return <NotFoundPage words={notFound} />
}

export const notFoundHead = () => headOf(notFound, { noIndex: true })
