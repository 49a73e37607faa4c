import { readArticleMarkdown } from '../ownersContent/articleMarkdown.ts'
import { checkPublished } from '../ownersContent/checkDocument.ts'
import type { Announcement, Article, Price, Question, Text } from '../ownersContent/contentTypes.ts'
import { contentType, contentTypes, type Kind } from '../ownersContent/contentTypes.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { DocumentMistake } from '../ownersContent/siteAnswers.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { type Change, type Content, nameOf, sameValue, withChanges } from './content.ts'
import type { PendingChange } from './pendingChanges.ts'

export function isSound({ mistakes }: PendingChange): boolean {
  return mistakes.length === 0
}

/** Of all that is pending, where what has mistakes stays as it was published. A field is named once. */
export function mistakesOfPending(pending: readonly PendingChange[], published: Content, pages: PublishedPages | null): DocumentMistake[] {
  const own = pending.flatMap(({ mistakes }) => mistakes)
  const isNamed = ({ path, documentId }: DocumentMistake) => own.some((each) => each.path === path && each.documentId === documentId)
  const sound = pending.filter(isSound)
  const content = withChanges(published, sound)
  return [...own, ...mistakesAcross(content, { published, pages, goesLive: Date.now(), checked: sound }).filter((each) => !isNamed(each))]
}

/** `checked` are changes whose own fields have been checked as drafts. */
type Beside = { published: Content; pages: PublishedPages | null; goesLive: number; checked?: readonly Change[] }

export function mistakesAcross(content: Content, { published, pages, goesLive, checked = [] }: Beside): DocumentMistake[] {
  return [
    ...olderThanRules(content, checked),
    ...leavingDetails(content, published),
    ...twice(content, 'article', 'slug', ({ slug }: Article) => `Another article ends in “${slug}” too: change one of them.`),
    ...twice(
      content,
      'price',
      'validFrom',
      (price: Price) =>
        `${nameOf('price', price)} has two prices with the same “Valid from”: change the day of one, or set its “Show on the site” to No.`,
      ({ service, validFrom }) => `${service} ${validFrom}`,
    ),
    ...twice(
      content,
      'question',
      'question',
      () => 'The page has this question twice: change one, or set its “Show on the site” to No.',
      ({ service, question }: Question) => `${service} ${question}`,
    ),
    ...twice(content, 'text', 'place', () => 'Two entries change this text: delete one of them.'),
    ...endedAnnouncement(content, published, sydneyClock(new Date(goesLive)).day),
    ...(pages ? deadLinks(content, published, pages) : []),
  ]
}

/** What was published under older rules, and would stop every version from being built. */
export function olderThanRules(content: Content, checked: readonly Change[] = []): DocumentMistake[] {
  return contentTypes.flatMap(({ kind }) =>
    Object.entries(content[kind])
      .filter(([documentId]) => !checked.some((change) => change.documentId === documentId))
      .flatMap(([documentId, value]) =>
        checkPublished(kind, value).mistakes.map((mistake) => ({
          ...mistake,
          message: `${mistake.message} It was published under older rules: put it right, and publish it too.`,
          kind,
          documentId,
          name: nameOf(kind, value),
        })),
      ),
  )
}

function mistake(kind: Kind, documentId: string, value: unknown, path: string, message: string): DocumentMistake {
  return { kind, documentId, name: nameOf(kind, value), path, label: contentType(kind).fields[path]?.label ?? path, message }
}

/** Without details a snapshot shows the repository's placeholders, which are fiction. */
function leavingDetails(content: Content, published: Content): DocumentMistake[] {
  if (Object.keys(content.details).length > 0) return []
  const message = 'Site details cannot leave the site: the pages would show made-up ones. Set “Show on the site” to Yes.'
  return Object.entries(published.details).map(([documentId, value]) => mistake('details', documentId, value, 'show', message))
}

function twice<Value>(
  content: Content,
  kind: Kind,
  path: string & keyof Value,
  message: (value: Value) => string,
  keyOf: (value: Value) => unknown = (value) => value[path],
): DocumentMistake[] {
  const entries = Object.entries(content[kind] as Record<string, Value>)
  return entries
    .filter(([documentId, value]) => entries.some(([other, its]) => other !== documentId && keyOf(its) === keyOf(value)))
    .map(([documentId, value]) => mistake(kind, documentId, value, path, message(value)))
}

/** One that ended on the site is no mistake: it goes by itself. */
function endedAnnouncement(content: Content, published: Content, day: string): DocumentMistake[] {
  return Object.entries(content.announcement).flatMap(([documentId, value]) => {
    const { until } = value as Partial<Announcement>
    if (typeof until !== 'string' || until >= day || sameValue(published.announcement[documentId], value)) return []
    const message = 'The last day is over before it goes live: choose a later one, or set “Show on the site” to No.'
    return [mistake('announcement', documentId, value, 'until', message)]
  })
}

/** A part of a page is checked only where the page stays the repository's: an article of the owner's may have new ones. */
function deadLinks(content: Content, published: Content, pages: PublishedPages): DocumentMistake[] {
  const ofRepository = new Set(pages.articles.map(blogPath))
  const own = blogPaths(content)
  const leaving = new Set(blogPaths(published).filter((path) => !ofRepository.has(path)))
  const known = new Set([...pages.paths.filter((path) => !leaving.has(path)), ...own])
  const parts = new Set(pages.parts)
  const messageOf = (link: string): string | null => {
    const [, path = '', part = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(link) ?? []
    if (!known.has(path)) return `The site has no page ${path}: change the link or take it out.`
    if (part === '' || parts.size === 0 || own.includes(path) || parts.has(path + part)) return null
    return `The page ${path} has no part ${part}: change the link or end it before the #.`
  }
  const check = (kind: Kind, path: string, linksOf: (value: unknown) => readonly string[]) =>
    Object.entries(content[kind]).flatMap(([documentId, value]) =>
      linksOf(value).flatMap((link) => {
        const message = messageOf(link)
        return message === null ? [] : [mistake(kind, documentId, value, path, message)]
      }),
    )
  return [
    ...check('article', 'body', (value) => readArticleMarkdown(String((value as Partial<Article>).body ?? '')).internalLinks),
    ...check('question', 'answer', (value) => readArticleMarkdown(String((value as Partial<Question>).answer ?? '')).internalLinks),
    ...check('text', 'now', (value) => readArticleMarkdown(String((value as Partial<Text>).now ?? '')).internalLinks),
    ...check('announcement', 'linkPath', (value) => [(value as Partial<Announcement>).link?.path ?? []].flat()),
  ]
}

function blogPaths(content: Content): string[] {
  return Object.values(content.article).map((value) => blogPath(value as Article))
}

function blogPath({ slug }: Pick<Article, 'slug'>): string {
  return `/blogs/${slug}`
}
