import type { Kind } from '../../cms/src/ownersContent/contentTypes.ts'
import { ownersPlace } from '../../cms/src/ownersContent/ownersPlaces.ts'
import { isEditorsPreview } from './preview.ts'
import { snapshot } from './snapshot.ts'
import { marked, markedFirst } from './textMarks.ts'

const lists = { price: 'prices', review: 'reviews', article: 'articles', question: 'questions' } as const
type Of = { kind: Kind; field: string; document?: object; isProse?: true }

/** What the owner has written in a field: in a preview with the mark of that field, so that a press on it leads there. */
export function fromField<Text extends string | undefined>(text: Text, { kind, field, document, isProse }: Of): Text {
  if (!isEditorsPreview || !text) return text
  const documentId = document && idOf(kind, document)
  if (document && documentId === undefined) return text
  const place = ownersPlace({ kind, documentId, field })
  return (isProse ? marked(text, place, true) : markedFirst(text, place)) as Text
}

function idOf(kind: Kind, document: object): string | undefined {
  const list = kind in lists ? snapshot?.[lists[kind as keyof typeof lists]] : undefined
  return snapshot?.documents?.[kind]?.[(list as readonly object[] | undefined)?.indexOf(document) ?? -1]
}
