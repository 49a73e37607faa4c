import type { PageContext } from 'vike/types'
import { pageTexts } from '#content/labels.ts'
import { postAt } from '#content/posts.ts'
import { readableDate } from '#domain/dates.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { shareCard, sharePath } from '#head/shareCard.ts'
import { postMarkup } from '#head/structuredData.tsx'
import { routeParam } from '../../routeParam.ts'

export function head(pageContext: PageContext): PageMeta {
  const post = postAt(routeParam(pageContext, 'slug'))
  const { title, description, topic, published, checked, updated = published } = post
  const shown = { title, description, kicker: topic, note: `${pageTexts.checked} ${readableDate(checked)}` }
  return { ...shown, published, updated, markup: [postMarkup(post, sharePath(shareCard(shown)))] }
}
