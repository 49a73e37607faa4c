import { createHash } from 'node:crypto'
import { checkDocument, type FieldProblem } from '../siteContent/checkDocument.ts'
import { contentType, type Kind } from '../siteContent/contentTypes.ts'
import type { Article } from '../siteContent/snapshotSchema.ts'
import { type Change, type Content, changesBetween, emptyContent, nameOf, stableJson } from './content.ts'
import type { DraftDocument } from './readDrafts.ts'

export type PendingChange = Change & {
  what: 'added' | 'changed' | 'removed'
  name: string
  /** Of the values the owner saw: publishing something else is refused. */
  seen: string
  /** Its own fields alone; what it is beside the others is in crossProblems.ts. */
  problems: FieldProblem[]
  /** What the owner should know before it goes live. */
  notices: string[]
}

type Known = { articlesOfRepository: readonly { slug: string; title: string }[] }

/** What has changed since the last time, by document. */
export function pendingChanges(drafts: readonly DraftDocument[], published: Content, { articlesOfRepository }: Known): PendingChange[] {
  const wanted = emptyContent()
  const problems = new Map<string, FieldProblem[]>()
  for (const { kind, documentId, draft, isShown } of drafts) {
    if (!isShown) continue
    const checked = checkDocument(kind, draft)
    wanted[kind][documentId] = checked.value
    problems.set(documentId, checked.problems)
  }
  // A document published before it got a mistake has changed; one with a mistake from the first day has not been published.
  return changesBetween(published, wanted).map((change) => {
    const before = published[change.kind][change.documentId]
    return {
      ...change,
      what: change.value === null ? 'removed' : before === undefined ? 'added' : 'changed',
      name: nameOf(change.kind, change.value ?? before),
      seen: createHash('sha256').update(stableJson(change.value)).digest('hex').slice(0, 16),
      problems: problems.get(change.documentId) ?? [],
      notices: change.kind === 'article' ? articleNotices(before, change.value, articlesOfRepository) : [],
    }
  })
}

function articleNotices(before: unknown, after: unknown, ofRepository: Known['articlesOfRepository']): string[] {
  const old = (before as Article | undefined)?.slug
  const slug = (after as Partial<Article> | null)?.slug
  const replaced = ofRepository.find((article) => article.slug === slug && slug !== old)
  const isLost = old !== undefined && slug !== old && !ofRepository.some((article) => article.slug === old)
  return [
    ...(replaced ? [`It replaces the article “${replaced.title}” at /blogs/${replaced.slug}.`] : []),
    ...(isLost ? [`The page /blogs/${old} goes: links to it from elsewhere will fail.`] : []),
  ]
}

/** Where the owner puts it right. */
export function editPath(kind: Kind, documentId: string): string {
  const { uid, isSingle } = contentType(kind)
  return isSingle ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${documentId}`
}
