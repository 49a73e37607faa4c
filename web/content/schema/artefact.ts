import * as v from 'valibot'
import { Day, Name, SourceIds, Words } from './text.ts'

/** What the reader is told of the words they pressed. */
const Mark = v.strictObject({ mark: Words, about: Words, text: Words, tone: v.optional(v.picklist(['good', 'fault'])) })

/** Counts the good answers: a label, and how many there are. */
const Found = v.strictObject({ label: Words, of: Words })

/** Text to press. `turned`: each stretch gives way to what it should be, such as a file's name. */
const Passage = v.strictObject({
  kind: v.literal('passage'),
  ask: Words,
  turned: v.optional(v.boolean()),
  paragraphs: v.array(v.strictObject({ ref: v.optional(Words), parts: v.pipe(v.array(v.union([Words, Mark])), v.minLength(1)) })),
  found: v.optional(Found),
  /** What it all comes to, said when the last stretch has been pressed. */
  verdict: v.optional(Words),
})

/** Elements to press, and the lines that prove them: `proof` names their refs, and is empty where there is a gap. `level` draws a chart. */
const Evidence = v.pipe(
  v.strictObject({
    kind: v.literal('evidence'),
    ask: Words,
    elements: v.pipe(
      v.array(v.strictObject({ ref: Name, text: Words, proof: v.array(Name), answer: Words, level: v.optional(v.number()) })),
      v.minLength(3),
      v.maxLength(7),
    ),
    evidence: v.pipe(v.array(v.strictObject({ ref: Name, text: Words })), v.minLength(3)),
  }),
  v.check(
    ({ elements, evidence }) => elements.flatMap(({ proof }) => proof).every((ref) => evidence.some((line) => line.ref === ref)),
    'A proof names a ref of the evidence',
  ),
)

/** Lines to put where they belong. */
const Sort = v.pipe(
  v.strictObject({
    kind: v.literal('sort'),
    ask: Words,
    bins: v.pipe(v.array(Words), v.minLength(2), v.maxLength(3)),
    /** `bin` is the place in `bins`, from 0. */
    rows: v.pipe(v.array(v.strictObject({ text: Words, bin: v.number(), why: Words })), v.minLength(3)),
    found: Found,
  }),
  v.check(({ bins, rows }) => rows.every(({ bin }) => bin in bins), 'A row belongs in one of the bins'),
)

/** Work over the years, and days to choose from: of each bar, what it counts for by each choice, in order, and from which day. */
const Timeline = v.pipe(
  v.strictObject({
    kind: v.literal('timeline'),
    ask: Words,
    from: Day,
    to: Day,
    choices: v.pipe(v.array(v.strictObject({ label: Words, days: v.array(Day), about: Words, answer: Words })), v.minLength(2)),
    bars: v.pipe(
      v.array(
        v.strictObject({ label: Words, from: Day, to: Day, counts: v.array(v.strictObject({ text: Words, from: v.optional(Day) })) }),
      ),
      v.minLength(2),
    ),
  }),
  v.check(
    ({ choices, bars }) => bars.every(({ counts }) => counts.length === choices.length),
    'A bar says what it counts for by each choice',
  ),
)

/** The plans of a first view from 1025 px: which part of it is the drawing's. No two neighbours in the menu are alike. */
const Plan = v.picklist(['half', 'wide', 'tall', 'band', 'top'])

/** A sheet with one large drawing, and sentences to choose from: each moves the pen to what it proves. */
const Sheet = v.strictObject({
  kind: v.literal('sheet'),
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

/** In a page's first view: part of an applicant's document, made up and stamped as such, that answers when it is touched. */
export const ArtefactSchema = v.strictObject({
  /** The line at the top of the paper. */
  label: Words,
  folio: v.optional(Words),
  /** Below the paper: what to see in it. */
  caption: Words,
  sources: v.optional(SourceIds),
  drawing: v.variant('kind', [Passage, Evidence, Sort, Timeline, Sheet]),
})

export type Artefact = v.InferOutput<typeof ArtefactSchema>
export type Drawing<Kind extends Artefact['drawing']['kind']> = Extract<Artefact['drawing'], { kind: Kind }>
