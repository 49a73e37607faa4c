import { lastChecked } from '#content/lastChecked.ts'
import { home } from '#content/pages/home.ts'
import type { PageHead } from '#head/pageHead.ts'
import { webSiteMarkup } from '#head/structuredData.tsx'

export function head(): PageHead {
  const { title, description } = home
  return { title, description, updated: lastChecked(home), markup: [webSiteMarkup(description)] }
}
