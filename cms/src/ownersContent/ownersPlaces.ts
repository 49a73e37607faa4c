import { contentType, type Kind, kinds } from './contentTypes.ts'

/** Where a text of the owner's is written: a field of one of the documents, which has no id where there is one of its kind alone. */
export type OwnersField = { kind: Kind; documentId?: string | undefined; field: string }

const PLACE = /^owner\/([a-z]+)(?:\/(\w+))?#([\w.]+)$/

/** As the mark in a preview has it, such as `owner/price/k3x9#amount`: no file of the site's words begins so. */
export function ownersPlace({ kind, documentId, field }: OwnersField): string {
  return `owner/${kind}${documentId === undefined ? '' : `/${documentId}`}#${field}`
}

export function ownersFieldAt(place: string): OwnersField | null {
  const [, name, documentId, field = ''] = PLACE.exec(place) ?? []
  const kind = kinds.find((each) => each === name)
  if (!kind || !contentType(kind).fields[field.split('.')[0] ?? '']) return null
  return { kind, documentId, field }
}
