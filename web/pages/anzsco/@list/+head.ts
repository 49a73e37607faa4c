import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { occupationsOf } from '#content/occupations.ts'
import { listings } from '#content/pages/listings.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { occupationListMarkup } from '#head/structuredData.tsx'
import { authorityOf } from '../occupationRoute.ts'

export function head(pageContext: PageContext): PageMeta {
  const authority = authorityOf(pageContext)
  const page = listings[authority]
  const { title, description, heading } = page
  return {
    title,
    description,
    kicker: groupNames[authority],
    markup: [occupationListMarkup(heading, occupationsOf(authority))],
  }
}
