import { contentType, contentTypes, displayNameOf, type Kind, OPTIONS, uidOf } from './contentTypes.ts'
import type { Entry, Fields, FormField } from './fields.ts'

/** A draft may be too long to be published: it is saved, and its form says so. */
const LONGEST_LINE = 255
const LONGEST_TEXT = 60_000
/** What PostgreSQL keeps: ten digits of an amount, two of them behind the point, and four bytes of a whole number. */
const LARGEST: Partial<Record<FormField['type'], number>> = { decimal: 99_999_999, integer: 2_147_483_647 }

export function schemaOf(kind: Kind) {
  const type = contentType(kind)
  const { isSingle, collectionName, fields } = type
  const [singularName, pluralName] = type.names
  return {
    kind: isSingle ? 'singleType' : 'collectionType',
    collectionName,
    info: { singularName, pluralName, displayName: displayNameOf(type) },
    options: { draftAndPublish: false },
    pluginOptions: { [OPTIONS]: { uid: uidOf(type) } },
    attributes: attributesOf(fields),
  }
}

export function componentOf(uid: Entry['uid']) {
  const entry = entries().find((each) => each.uid === uid)
  if (!entry) throw new Error(`No field has the component ${uid}.`)
  const { collectionName, fields } = entry
  return { collectionName, info: { displayName: uid.replace('site.', '') }, options: {}, attributes: attributesOf(fields) }
}

export function entries(): Entry[] {
  return contentTypes.flatMap(({ fields }) => Object.values(fields).flatMap(({ entry }) => (entry ? [entry] : [])))
}

function attributesOf(fields: Fields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, attributeOf(field)]))
}

function attributeOf({ type, choices, entry, default: start }: FormField): object {
  const largest = LARGEST[type]
  return {
    type,
    ...(choices && { enum: [...choices] }),
    ...(entry && { component: entry.uid, repeatable: true }),
    ...(start !== undefined && { default: start }),
    ...(type === 'string' && { maxLength: LONGEST_LINE }),
    ...(largest !== undefined && { min: -largest, max: largest }),
    ...((type === 'text' || type === 'richtext') && { maxLength: LONGEST_TEXT }),
  }
}
