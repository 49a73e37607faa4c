// https://vike.dev/onRenderHtml
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import '../styles/site.css'
import { site } from '#content/site.ts'
import { Document } from './Document.tsx'
import { HeadTags } from './HeadTags.tsx'
import { styleElements } from './styleElements.ts'

export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, config } = pageContext
  const head = config.head?.(pageContext)
  if (Page === undefined || head === undefined) throw new Error(`${pageContext.urlPathname} needs a row in pages/`)
  const path = pageContext.urlPathname
  const tags = renderToStaticMarkup(<HeadTags head={head} path={path} />)
  const body = renderToStaticMarkup(
    <Document path={path} head={head}>
      <Page pageContext={pageContext} />
    </Document>,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="${site.language}"${dangerouslySkipEscape(head.solidHeader ? ' data-solid' : '')}>
  <head><meta charset="utf-8">${dangerouslySkipEscape(tags + styleElements(pageContext, body))}</head>
  <body>${dangerouslySkipEscape(body)}</body>
</html>`
  return { documentHtml, injectFilter }
}

type Asset = { assetType: string | null; src: string; inject: string | boolean }

/** https://vike.dev/injectFilter: Vike would link the style sheets, which are in the page already, and preload every font file. */
function injectFilter(assets: Asset[]) {
  for (const asset of assets) if (asset.assetType === 'font' || asset.assetType === 'style') asset.inject = false
}
