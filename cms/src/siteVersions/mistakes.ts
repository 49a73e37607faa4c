import { readArticleMarkdown } from '../ownersContent/articleMarkdown.ts'
import { checkPublished } from '../ownersContent/checkDocument.ts'
import { type Announcement, contentType, contentTypes, type Kind } from '../ownersContent/contentTypes.ts'
import { deadLinkMessage } from '../ownersContent/deadLinks.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { DocumentMistake, SiteLinks } from '../ownersContent/siteAnswers.ts'
import { standingOf, type TextChange } from '../ownersContent/textChanges.ts'
import { roomProblems, sharedRoomProblems } from '../ownersContent/textRoom.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { type Change, type Content, nameOf, sameValue, type Value, withChanges } from './content.ts'
import type { DraftDocument, PendingChange } from './pendingChanges.ts'

export function isSound({ mistakes }: PendingChange): boolean {
  return mistakes.length === 0
}

export function mistakesOfPending(pending: readonly PendingChange[], published: Content, pages: PublishedPages | null): DocumentMistake[] {
  const own = pending.flatMap(({ mistakes }) => mistakes)
  const isNamed = ({ path, documentId }: DocumentMistake) => own.some((each) => each.path === path && each.documentId === documentId)
  const sound = pending.filter(isSound)
  const content = withChanges(published, sound)
  return [...own, ...mistakesAcross(content, { published, pages, goesLive: Date.now(), checked: sound }).filter((each) => !isNamed(each))]
}

type Beside = { published: Content; pages: PublishedPages | null; goesLive: number; checked?: readonly Change[] }

export function mistakesAcross(content: Content, { published, pages, goesLive, checked = [] }: Beside): DocumentMistake[] {
  return [
    ...olderThanRules(content, checked),
    ...leavingDetails(content, published),
    ...doubles.flatMap((double) => twice(content, double)),
    ...endedAnnouncement(content, published, sydneyClock(new Date(goesLive)).day),
    ...(pages ? deadLinks(content, published, pages) : []),
    ...(pages ? textsWithoutRoom(content, published, pages) : []),
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

function mistake(kind: Kind, documentId: string, value: Value, path: string, message: string): DocumentMistake {
  return { kind, documentId, name: nameOf(kind, value), path, label: contentType(kind).fields[path]?.label ?? path, message }
}

/** Without details a snapshot shows the repository's placeholders, which are fiction. */
function leavingDetails(content: Content, published: Content): DocumentMistake[] {
  if (Object.keys(content.details).length > 0) return []
  const message = 'Site details cannot leave the site: the pages would show made-up ones. Press Keep to have yours back.'
  return Object.entries(published.details).map(([documentId, value]) => mistake('details', documentId, value, 'email', message))
}

type Double = { kind: Kind; fields: readonly string[]; message: (value: Value) => string }
const doubles: readonly Double[] = [
  { kind: 'article', fields: ['slug'], message: ({ slug }) => `Another article ends in “${slug}” too: change one of them.` },
  {
    kind: 'price',
    fields: ['service', 'validFrom'],
    message: (price) =>
      `${nameOf('price', price)} has two prices with the same “Valid from”: change the day of one, or set its “Show on the site” to No.`,
  },
  {
    kind: 'question',
    fields: ['service', 'question'],
    message: () => 'The page has this question twice: change one, or set its “Show on the site” to No.',
  },
  { kind: 'text', fields: ['place'], message: () => 'Two entries change this text: delete one of them.' },
]

function twice(content: Content, { kind, fields, message }: Double): DocumentMistake[] {
  const entries = Object.entries(content[kind])
  return entries
    .filter(([documentId, value]) =>
      entries.some(([id, other]) => id !== documentId && fields.every((name) => other[name] === value[name])),
    )
    .map(([documentId, value]) => mistake(kind, documentId, value, fields.at(-1) ?? '', message(value)))
}

/** One that ended on the site is no mistake: it goes by itself. */
function endedAnnouncement(content: Content, published: Content, day: string): DocumentMistake[] {
  return Object.entries(content.announcement).flatMap(([documentId, value]) => {
    const { until } = value
    if (typeof until !== 'string' || until >= day || sameValue(published.announcement[documentId], value)) return []
    const message = 'The last day is over before it goes live: choose a later one, or set “Show on the site” to No.'
    return [mistake('announcement', documentId, value, 'until', message)]
  })
}

/** The page would go on showing the words before. One that a release has left no room for was on the site, and is no mistake of this version. */
function textsWithoutRoom(content: Content, published: Content, { texts, rooms, sharedRooms, leftOut }: PublishedPages): DocumentMistake[] {
  if (rooms === null) return []
  const all = Object.entries(content.text).flatMap(([documentId, value]) => {
    const standing = standingOf(value as TextChange, texts)
    return standing.state === 'shown' ? [{ ...(value as TextChange), documentId, value, place: standing.place }] : []
  })
  const isNew = ({ documentId, value }: (typeof all)[number]) => !sameValue(published.text[documentId], value)
  const shared = sharedRoomProblems(
    sharedRooms,
    all.filter((each) => isNew(each) || !leftOut.some(({ place }) => place === each.place)),
  )
  return all.filter(isNew).flatMap(({ documentId, value, place, now }) => {
    const own = roomProblems(rooms[place] ?? { isProse: false }, now)
    const messages = own.length > 0 ? own : shared.filter((each) => each.place === place).map(({ message }) => message)
    return messages.map((message) => mistake('text', documentId, value, 'now', message))
  })
}

/** A part of a page is checked only where the page stays the repository's: an article of the owner's may have new ones. */
function deadLinks(content: Content, published: Content, pages: PublishedPages): DocumentMistake[] {
  const ofRepository = new Set(pages.guides.map(blogPath))
  const own = blogPaths(content)
  const leaving = new Set(blogPaths(published).filter((path) => !ofRepository.has(path)))
  const known = new Set([...pages.paths.filter((path) => !leaving.has(path)), ...own])
  const targets = { paths: [...known], parts: withoutPartsOf(own, pages.parts) }
  const check = (kind: Kind, path: string, linksOf = ({ [path]: text }: Value) => readArticleMarkdown(String(text ?? '')).internalLinks) =>
    Object.entries(content[kind]).flatMap(([documentId, value]) =>
      linksOf(value).flatMap((link) => {
        const message = deadLinkMessage(link, targets)
        return message === null ? [] : [mistake(kind, documentId, value, path, message)]
      }),
    )
  return [
    ...check('article', 'body'),
    ...check('question', 'answer'),
    ...check('text', 'now'),
    ...check('announcement', 'linkPath', ({ link }) => [(link as Announcement['link'])?.path ?? []].flat()),
  ]
}

function withoutPartsOf(paths: readonly string[], parts: readonly string[]): string[] {
  return parts.filter((part) => !paths.includes(part.slice(0, part.indexOf('#'))))
}

/** For the forms: what a link may lead to once every draft is published, and the pages that are chosen from, by their titles. */
export function linksOf(drafts: readonly DraftDocument[], pages: PublishedPages | null): SiteLinks {
  const { paths = [], parts = [], titles = {}, unlisted = [] } = pages ?? {}
  const articles = drafts.flatMap(({ kind, draft, isShown }) =>
    kind === 'article' && isShown && draft['slug'] ? [{ path: blogPath(draft), title: String(draft['title'] ?? '') }] : [],
  )
  const own = articles.map(({ path }) => path)
  const others = paths.filter((path) => !own.includes(path) && !unlisted.includes(path) && path !== '/404')
  return {
    pages: [...others.map((path) => ({ path, title: titles[path] ?? path })), ...articles],
    paths: [...paths, ...own],
    parts: withoutPartsOf(own, parts),
  }
}

function blogPaths({ article }: Content): string[] {
  return Object.values(article).map(blogPath)
}

function blogPath({ slug }: Value): string {
  return `/blogs/${slug}`
}
