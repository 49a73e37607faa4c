import * as v from 'valibot'
import { standingOf, type TextChange, textProblems } from '../../cms/src/ownersContent/textChanges.ts'
import { isEditorsPreview } from './preview.ts'
import { type Path, type TextPlace, textPlaces } from './schema/textPlaces.ts'
import { snapshot } from './snapshot.ts'
import { marked } from './textMarks.ts'

type Checked = { place: string; message: string }
type File = { schema: v.GenericSchema; data: unknown; places: Map<string, TextPlace> }

const files = new Map<string, File>()
/** By place, what the repository says; filled as the content is read. */
export const repositoryTexts: Record<string, string> = {}
/** The owner's texts that break a rule of their place. One that a release has overtaken is not here: the inbox sees it. */
export const leftOut: Checked[] = []

/** One file's data with the owner's texts in it. Each is tried alone: what breaks a rule is left out, and the rest goes live. */
export function withOwnersTexts(schema: v.GenericSchema, data: unknown, file: string, changes = snapshot?.texts ?? []): unknown {
  const places = new Map(textPlaces(schema, data).map((place) => [`${file}#${place.path.join('.')}`, place]))
  files.set(file, { schema, data, places })
  const texts = Object.fromEntries([...places].map(([place, { text }]) => [place, text]))
  Object.assign(repositoryTexts, texts)
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
    ...(place && !place.isProse && /\n/.test(change.now.trim()) ? ['Write it in one line: a new paragraph has no room here.'] : []),
    ...textProblems(change),
    ...(parsed.issues ?? []).map(inWords),
  ]
}

/** The schema's own messages are ours; of a length, Valibot's are for developers. */
function inWords({ type, message, requirement, received, input }: v.BaseIssue<unknown> & { requirement?: unknown }): string {
  if (type === 'non_empty') return 'Write the words: this text cannot be empty.'
  const length = typeof input === 'string' ? input.length : received
  if (type === 'max_length') return `Shorten this to ${requirement} characters: there are ${length}.`
  return type === 'min_length' ? `Write at least ${requirement} characters: there are ${length}.` : message
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
