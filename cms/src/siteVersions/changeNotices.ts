import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Article, Price } from '../ownersContent/snapshotSchema.ts'
import { shortDay } from '../time/sydneyTime.ts'
import type { Change, Content } from './content.ts'

export type Known = { pages: PublishedPages | null; today: string }

/** What the owner should know of a change without mistakes. @param wanted everything that is to be shown */
export function noticesOf({ kind, value }: Change, before: unknown, wanted: Content, { pages, today }: Known): string[] {
  if (kind === 'price') return priceNotices(before as Price | undefined, value as Price | null, Object.values(wanted.price), today)
  if (kind !== 'article') return []
  return articleNotices(before as Article | undefined, value as Article | null, pages?.articles ?? [], today)
}

function priceNotices(before: Price | undefined, after: Price | null, wanted: readonly unknown[], today: string): string[] {
  if (!before || !after || before.validFrom > today || after.validFrom <= today) return []
  const isLeft = (wanted as Partial<Price>[]).some(
    ({ service, validFrom }) => service === before.service && validFrom !== undefined && validFrom <= today,
  )
  if (isLeft) return []
  return [`The site shows no price for it until ${shortDay(after.validFrom)}. To keep today’s, add the new price beside it.`]
}

type Titled = Pick<Article, 'slug' | 'title'>

function articleNotices(before: Article | undefined, after: Article | null, ofRepository: readonly Titled[], today: string): string[] {
  const old = before?.slug
  const slug = after?.slug
  const replaced = ofRepository.find((article) => article.slug === slug && slug !== old)
  const isLost = old !== undefined && slug !== old && !ofRepository.some((article) => article.slug === old)
  const isEarly = before === undefined && after !== null && after.published > today
  return [
    ...(replaced ? [`It replaces the article “${replaced.title}” at /blogs/${replaced.slug}.`] : []),
    ...(isLost ? [`The page /blogs/${old} goes: links to it from elsewhere will fail.`] : []),
    ...(isEarly ? ['It appears as soon as you publish. To wait, choose that day under “Or publish at”.'] : []),
  ]
}
