import * as v from 'valibot'
import { standingOf, type TextChange, textProblems } from '../../cms/src/ownersContent/textChanges.ts'
import { ONE_LINE, type Room, type SharedRoom, tooLong, tooShort } from '../../cms/src/ownersContent/textRoom.ts'

import { isEditorsPreview } from './preview.ts'
import { keptWords, type Path, type TextPlace, textPlaces, wordBudgets } from './schema/textPlaces.ts'

import { snapshot } from './snapshot.ts'
import { marked } from './textMarks.ts'

type Checked = { place: string; message: string }
type File = { schema: v.GenericSchema; data: unknown; places: Map<string, TextPlace> }

const files = new Map<string, File>()
/** By place, what the repository says; filled as the content is read. */
export const repositoryTexts: Record<string, string> = {}
/** How much fits at each; one without is one line of any length. */
export const repositoryRooms: Record<string, Room> = {}
export const sharedRooms: SharedRoom[] = []
/** The owner's texts that break a rule of their place. One that a release has overtaken is not here: the inbox sees it. */
export const leftOut: Checked[] = []

/** One file's data with the owner's texts in it. Each is tried alone: what breaks a rule is left out, and the rest goes live. */
export function withOwnersTexts(schema: v.GenericSchema, data: unknown, file: string, changes = snapshot?.texts ?? []): unknown {
  const places = new Map(textPlaces(schema, data).map((place) => [`${file}#${place.path.join('.')}`, place]))
  files.set(file, { schema, data, places })
  const texts = Object.fromEntries([...places].map(([place, { text }]) => [place, text]))
  Object.assign(repositoryTexts, texts)
  const kept = new Map(keptWords(schema, data).map(({ path, keeps }) => [path.join('.'), keeps]))
  for (const [place, { path, text: _text, ...limits }] of places) {
    const keeps = kept.get(path.join('.'))
    const room = { ...limits, ...(keeps && { keeps }) }
    if (room.isProse || Object.keys(room).length > 1) repositoryRooms[place] = room
  }
  sharedRooms.push(...wordBudgets(schema, data).map(({ path, ...budget }) => ({ within: `${file}#${path.join('.')}`, ...budget })))
  let shown = data
  for (const change of changes.filter(({ place }) => place.startsWith(`${file}#`))) {
    const standing = standingOf(change, texts)
    if (standing.state !== 'shown') continue
    const next = replaced(shown, places.get(standing.place)?.path ?? [], change.now)
    const [message] = problemsAt(schema, next, places.get(standing.place), change)
    if (message === undefined) shown = next
    else leftOut.push({ place: change.place, message })
  }
  return shown
}

function problemsAt(schema: v.GenericSchema, next: unknown, place: TextPlace | undefined, change: TextChange): string[] {
  const parsed = v.safeParse(schema, next)
  return [
    ...(place && !place.isProse && /\n/.test(change.now.trim()) ? [ONE_LINE] : []),
    ...textProblems(change),
    ...(parsed.issues ?? []).map(inWords),
  ]
}

/** The schema's own messages are ours; of a length, Valibot's are for developers. */
function inWords({ type, message, requirement, received, input }: v.BaseIssue<unknown> & { requirement?: unknown }): string {
  if (type === 'non_empty') return 'Write the words: this text cannot be empty.'
  const length = typeof input === 'string' ? input.length : received
  if (type === 'max_length') return tooLong(Number(length), Number(requirement))
  return type === 'min_length' ? tooShort(Number(length), Number(requirement)) : message
}

/** What the words would break at their place, beside what the rest of its file says now. */
export function problemsOfText(change: TextChange): string[] {
  const file = files.get(change.place.slice(0, change.place.indexOf('#')))
  const place = file?.places.get(change.place)
  if (!file || !place) return ['This text is no longer on the site.']
  return problemsAt(file.schema, replaced(file.data, place.path, change.now), place, change)
}

/** A text and its limits, for whoever writes it again. */
export function textAt(place: string): TextPlace | undefined {
  return files.get(place.slice(0, place.indexOf('#')))?.places.get(place)
}

/** Where an editor presses texts, each carries the mark of its place. */
export function withMarks<Data>(schema: v.GenericSchema, data: Data, file: string): Data {
  if (!isEditorsPreview) return data
  return textPlaces(schema, data).reduce(
    (marking, { path, text, isProse }) => replaced(marking, path, marked(text, `${file}#${path.join('.')}`, isProse)) as Data,
    data,
  )
}

function replaced(data: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(data)) return data.map((value, index) => (index === key ? replaced(value, rest, text) : value))
  const record = data as Record<string, unknown>
  return { ...record, [key]: replaced(record[key], rest, text) }
}
