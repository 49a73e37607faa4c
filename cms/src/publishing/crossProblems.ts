import { pathOf, readArticleMarkdown } from '../siteContent/articleMarkdown.ts'
import type { Kind } from '../siteContent/contentTypes.ts'
import type { PublishedPages } from '../siteContent/publishStatus.ts'
import { SERVICE_NAMES } from '../siteContent/serviceNames.ts'
import type { Announcement, Article, Price } from '../siteContent/snapshotSchema.ts'
import { type Content, sameValue } from './content.ts'

export type CrossProblem = { kind: Kind; documentId: string; label: string; message: string }

/** What is right alone and wrong beside the rest of the site, as it would be after publishing. */
export function crossProblems(content: Content, published: Content, pages: PublishedPages | null, today: string): CrossProblem[] {
  return [
    ...twice(
      content,
      'article',
      'End of the address',
      ({ slug }: Article) => slug,
      (slug) => `Another article ends in “${slug}” too: change one of them.`,
    ),
    ...twice(
      content,
      'price',
      'Service',
      ({ service }: Price) => service,
      (service) =>
        `${SERVICE_NAMES[service as Price['service']] ?? service} has two prices: set “Show on the site” to No at one of them, or delete it.`,
    ),
    ...endedAnnouncement(content, published, today),
    ...(pages ? deadLinks(content, published, pages) : []),
  ]
}

function twice<Value>(
  content: Content,
  kind: Kind,
  label: string,
  keyOf: (value: Value) => unknown,
  message: (key: string) => string,
): CrossProblem[] {
  const entries = Object.entries(content[kind]).map(([documentId, value]) => ({ documentId, key: keyOf(value as Value) }))
  return entries
    .filter(
      ({ documentId, key }) => typeof key === 'string' && entries.some((other) => other.documentId !== documentId && other.key === key),
    )
    .map(({ documentId, key }) => ({ kind, documentId, label, message: message(String(key)) }))
}

/** One that ended on the site is no mistake: it goes by itself. */
function endedAnnouncement(content: Content, published: Content, today: string): CrossProblem[] {
  return Object.entries(content.announcement).flatMap(([documentId, value]) => {
    const { until } = value as Partial<Announcement>
    if (typeof until !== 'string' || until >= today || sameValue(published.announcement[documentId], value)) return []
    const message = 'The last day has passed: choose a later one, or set “Show on the site” to No.'
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
