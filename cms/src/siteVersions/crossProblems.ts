import { pathOf, readArticleMarkdown } from '../ownersContent/articleMarkdown.ts'
import type { Kind } from '../ownersContent/contentTypes.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Announcement, Article, Price, Text } from '../ownersContent/snapshotSchema.ts'
import { type Content, nameOf, sameValue } from './content.ts'

export type CrossProblem = { kind: Kind; documentId: string; label: string; message: string }

/** What is right alone and wrong beside the rest of the site, as it would be on the day it goes live. */
export function crossProblems(content: Content, published: Content, pages: PublishedPages | null, day: string): CrossProblem[] {
  return [
    ...leavingDetails(content, published),
    ...twice(
      content,
      'article',
      'End of the address',
      ({ slug }: Article) => slug,
      ({ slug }) => `Another article ends in “${slug}” too: change one of them.`,
    ),
    ...twice(
      content,
      'price',
      'Valid from',
      ({ service, validFrom }: Price) => `${service} ${validFrom}`,
      (price) =>
        `${nameOf('price', price)} has two prices with the same “Valid from”: change the day of one, or set its “Show on the site” to No.`,
    ),
    ...twice(
      content,
      'text',
      'Where',
      ({ place }: Text) => place,
      () => 'Two entries change this text: delete one of them.',
    ),
    ...endedAnnouncement(content, published, day),
    ...(pages ? deadLinks(content, published, pages) : []),
  ]
}

/** Without details a snapshot shows the repository's placeholders, which are fiction. */
function leavingDetails(content: Content, published: Content): CrossProblem[] {
  if (Object.keys(content.details).length > 0) return []
  const message = 'Site details cannot leave the site: the pages would show made-up ones. Set “Show on the site” to Yes.'
  return Object.keys(published.details).map((documentId) => ({ kind: 'details', documentId, label: 'Show on the site', message }))
}

function twice<Value>(
  content: Content,
  kind: Kind,
  label: string,
  keyOf: (value: Value) => string,
  message: (value: Value) => string,
): CrossProblem[] {
  const entries = Object.entries(content[kind] as Record<string, Value>)
  return entries
    .filter(([documentId, value]) => entries.some(([other, its]) => other !== documentId && keyOf(its) === keyOf(value)))
    .map(([documentId, value]) => ({ kind, documentId, label, message: message(value) }))
}

/** One that ended on the site is no mistake: it goes by itself. */
function endedAnnouncement(content: Content, published: Content, day: string): CrossProblem[] {
  return Object.entries(content.announcement).flatMap(([documentId, value]) => {
    const { until } = value as Partial<Announcement>
    if (typeof until !== 'string' || until >= day || sameValue(published.announcement[documentId], value)) return []
    const message = 'The last day is over before it goes live: choose a later one, or set “Show on the site” to No.'
    return [{ kind: 'announcement', documentId, label: 'Last day', message }]
  })
}

function deadLinks(content: Content, published: Content, pages: PublishedPages): CrossProblem[] {
  const ofRepository = new Set(pages.articles.map(({ slug }) => blogPath(slug)))
  const leaving = new Set(blogPaths(published).filter((path) => !ofRepository.has(path)))
  const known = new Set([...pages.paths.map(pathOf).filter((path) => !leaving.has(path)), ...blogPaths(content)])
  const check = (kind: Kind, documentId: string, label: string, links: readonly string[]): CrossProblem[] =>
    links
      .filter((link) => !known.has(link))
      .map((link) => ({ kind, documentId, label, message: `The site has no page ${link}: change the link or take it out.` }))

  return [
    ...Object.entries(content.article).flatMap(([documentId, value]) =>
      check('article', documentId, 'Article', readArticleMarkdown(String((value as Partial<Article>).body ?? '')).internalLinks),
    ),
    ...Object.entries(content.text).flatMap(([documentId, value]) =>
      check('text', documentId, 'The new words', readArticleMarkdown(String((value as Partial<Text>).now ?? '')).internalLinks),
    ),
    ...Object.entries(content.announcement).flatMap(([documentId, value]) => {
      const path = (value as Partial<Announcement>).link?.path
      return typeof path === 'string' && path.startsWith('/') ? check('announcement', documentId, 'Link to', [pathOf(path)]) : []
    }),
  ]
}

function blogPaths(content: Content): string[] {
  return Object.values(content.article).map((value) => blogPath(String((value as Partial<Article>).slug)))
}

function blogPath(slug: string): string {
  return `/blogs/${slug}`
}
