import { home } from '#content/pages/home.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { webSiteMarkup } from '#head/structuredData.tsx'

export function head(): PageMeta {
  const { title, description } = home
  return { title, description, markup: [webSiteMarkup(description)] }
}
