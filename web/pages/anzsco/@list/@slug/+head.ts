import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { occupationDescription, occupationTitle } from '#content/occupationHead.ts'
import { occupationTexts } from '#content/occupationTexts.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { occupationMarkup } from '#head/structuredData.tsx'
import { occupationOf } from '../../occupationRoute.ts'

export function head(pageContext: PageContext): PageMeta {
  const occupation = occupationOf(pageContext)
  const { authority, checked } = occupation
  return {
    title: occupationTitle(occupation),
    description: occupationDescription(occupation),
    kicker: groupNames[authority],
    note: fillIn(occupationTexts.tabNote, { date: readableDate(checked) }),
    markup: [occupationMarkup(occupation)],
  }
}
