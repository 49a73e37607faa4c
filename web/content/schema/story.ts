import * as v from 'valibot'
import { Words } from './text.ts'

const Position = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A stretch of a paragraph; `note` is the position of the note on it. */
const Stretch = v.union([Words, v.strictObject({ mark: Words, note: Position })])
const Note = v.strictObject({ about: v.optional(Words), text: Words })

const Paper = v.variant('kind', [
  /** A paragraph with what a reader asks or finds beside it. */
  v.strictObject({
    kind: v.literal('paragraph'),
    tone: v.picklist(['good', 'fault']),
    stretches: v.pipe(v.array(Stretch), v.minLength(2)),
    notes: v.pipe(v.array(Note), v.minLength(1)),
  }),
  v.strictObject({
    kind: v.literal('answers'),
    items: v.pipe(v.array(v.strictObject({ question: Words, answer: Words, proof: Words })), v.minLength(2)),
  }),
])

/** One paragraph on its way: as first written, asked about, and as its writer wrote it again. */
export const StorySchema = v.strictObject({
  heading: Words,
  intro: Words,
  stamp: Words,
  scenes: v.pipe(v.array(v.strictObject({ title: Words, text: Words, label: Words, folio: Words, paper: Paper })), v.length(3)),
})

export type Story = v.InferOutput<typeof StorySchema>
export type StoryPaper = v.InferOutput<typeof Paper>
