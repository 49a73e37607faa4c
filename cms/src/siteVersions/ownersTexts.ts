import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { ShownText } from '../ownersContent/siteAnswers.ts'
import { replacedBy, type TextChange } from '../ownersContent/textChanges.ts'
import { type Content, sameValue } from './content.ts'
import { editPath } from './found.ts'
import type { DraftDocument } from './readDrafts.ts'

/** Every text of the owner's, drafted or published. */
export function ownersTexts(drafts: readonly DraftDocument[], published: Content, pages: PublishedPages | null): ShownText[] {
  const drafted = new Map(drafts.filter(({ kind }) => kind === 'text').map(({ documentId, draft }) => [documentId, changeOf(draft)]))
  const leaving = Object.entries(published.text).filter(([documentId]) => !drafted.has(documentId))
  const all = [...drafted, ...leaving.map(([documentId, value]) => [documentId, changeOf(value as Record<string, unknown>)] as const)]
  return all
    .map(([documentId, change]): ShownText => {
      const is = replacedBy(change, pages?.texts ?? {})
      return {
        documentId,
        ...change,
        isPublished: sameValue(published.text[documentId] ?? null, change),
        isLeaving: !drafted.has(documentId),
        ...(is !== undefined && { is }),
        leftOut: pages?.leftOut.find(({ place }) => place === change.place)?.message ?? null,
        editPath: editPath('text', documentId),
      }
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1))
}

function changeOf(value: Readonly<Record<string, unknown>>): TextChange {
  const text = (name: string) => String(value[name] ?? '')
  return { place: text('place'), was: text('was'), now: text('now').trim() }
}
