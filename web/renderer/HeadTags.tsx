import { isPreview, previewTexts } from '#content/preview.ts'
import { siteUrl } from '#content/settings.ts'
import { feedTexts, site } from '#content/site.ts'
import { pageTitle } from '#domain/fitText.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { SHARE_SIZE, shareCard, sharePath } from '#head/shareCard.ts'
import { JsonLd } from '#head/structuredData.tsx'
import type { Font } from '#islands/early/early.ts'
import early from '#islands/early/early.ts?inline-script'
import instrumentSans from '#styles/fonts/instrument-sans.woff2?url'
import newsreader from '#styles/fonts/newsreader.woff2?url'
import { colour } from '#styles/tokens.ts'

type Props = { head: PageMeta; path: string }

export function HeadTags({ head, path }: Props) {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <EarlyScript />
      <title>{(isPreview ? previewTexts.title : '') + pageTitle(head.title, site.titleSuffixes)}</title>
      <meta name="description" content={head.description} />
      {head.noIndex || isPreview ? <meta name="robots" content="noindex" /> : <SharedTags head={head} path={path} />}
      <meta name="theme-color" content={colour('ink')} />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title={feedTexts.title} />
      {head.markup?.map((markup) => (
        <JsonLd key={markup['@type']} markup={markup} />
      ))}
    </>
  )
}

function SharedTags({ head, path }: Props) {
  const url = siteUrl(path)
  const card = shareCard(head)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={head.published ? 'article' : 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={siteUrl(sharePath(card))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={card.alt} />
      {head.published && <meta property="article:published_time" content={head.published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The same two for visitors without scripts: styles/fonts.css. */
const fonts: Font[] = [
  { family: 'Newsreader', file: newsreader, weight: '400 600' },
  { family: 'Instrument Sans', file: instrumentSans, weight: '400 700' },
]

function EarlyScript() {
  return <script data-fonts={JSON.stringify(fonts)} dangerouslySetInnerHTML={{ __html: early }} />
}
