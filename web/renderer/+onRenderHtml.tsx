// https://vike.dev/onRenderHtml
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import '../styles/site.css'
import { site } from '#content/site.ts'
import { canonicalPath } from '#domain/urls.ts'
import { Document } from './Document.tsx'
import { HeadTags } from './HeadTags.tsx'

/** In development the sheets arrive in the order of the imports, and the first name of a layer decides its rank. */
const LAYERS = import.meta.env.DEV ? '<style>@layer reset,base,components,utilities;</style>' : ''

/**
 * Where Vike puts its style sheets. It would put them first of all, but inlined they are 25 KB or more, and the
 * character set has to stand in the first 1,024 bytes, the title where other sites' previews look for it.
 * The mark is in no documentation; `tests/built/head.test.ts` tells when Vike gives it up.
 */
const STYLE_SHEETS = '__VITE_PLUGIN_SSR__ASSETS_FIRST__'

export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, config } = pageContext
  const head = config.head?.(pageContext)
  if (Page === undefined || head === undefined) throw new Error(`${pageContext.urlPathname} needs a +Page.tsx and a +head.ts`)
  const path = canonicalPath(pageContext.urlPathname)
  const tags = renderToStaticMarkup(<HeadTags head={head} path={path} />)
  const body = renderToStaticMarkup(
    <Document path={path} head={head}>
      <Page pageContext={pageContext} />
    </Document>,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="${site.language}"${dangerouslySkipEscape(head.solidHeader ? ' data-solid' : '')}>
  <head><meta charset="utf-8">${dangerouslySkipEscape(LAYERS + tags)}${STYLE_SHEETS}</head>
  <body>${dangerouslySkipEscape(body)}</body>
</html>`
  return { documentHtml, injectFilter }
}

type Asset = { assetType: string | null; src: string; inject: string | boolean }

/** Vike would preload every font file; the browser finds the two it needs in the style sheet's first lines. */
function injectFilter(assets: Asset[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
