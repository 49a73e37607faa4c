import { settings } from '#content/settings.ts'
import { site } from '#content/site.ts'
import { absoluteUrl } from '#domain/urls.ts'
import type { PageHead } from './head.ts'

export function HeadTags({ head, path }: { head: PageHead; path: string }) {
  const title = `${head.title} | ${site.titleSuffix}`
  const url = absoluteUrl(settings.SITE_URL, path)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta name="theme-color" content={site.themeColor} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    </>
  )
}
