import * as v from 'valibot'
import { SourceIds, Words } from './text.ts'

/** The plans of a first view from 1025 px: which part of it is the drawing's. No two neighbours in the menu are alike. */
const Plan = v.picklist(['half', 'wide', 'tall', 'band', 'top'])

/** A sheet with one large drawing, and sentences to choose from: each moves the pen to what it proves. */
const Sheet = v.strictObject({
  plan: Plan,
  /** What the choices are, for whoever hears the page. */
  ask: Words,
  /** The drawing in one sentence, for whoever cannot see it. */
  says: Words,
  /** The words in the drawing, by their names in components/drawing/. */
  labels: v.record(v.string(), Words),
  /** In the title block, under who drew and who checked. */
  drawn: v.optional(Words),
  checked: v.optional(Words),
  sentences: v.pipe(
    v.array(
      v.strictObject({
        choice: Words,
        /** The number of the paragraph, or of the file. */
        ref: Words,
        before: v.optional(Words),
        mark: Words,
        after: v.optional(Words),
        why: Words,
      }),
    ),
    v.minLength(2),
    v.maxLength(7),
  ),
})

/** In a page’s first view: part of an applicant’s document, made up, drawn, with sentences that answer when they are chosen. */
export const ArtefactSchema = v.strictObject({
  /** Below the drawing: what to see in it. */
  caption: Words,
  sources: v.optional(SourceIds),
  drawing: Sheet,
})

export type Artefact = v.InferOutput<typeof ArtefactSchema>
export type Sheet = Artefact['drawing']
