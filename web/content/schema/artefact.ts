import * as v from 'valibot'
import { Words } from './text.ts'

const Day = v.pipe(v.string(), v.isoDate())

/** A paragraph, a row or an element; `gap`: nothing points to it yet; `struck`: the words it had before. */
const Point = v.strictObject({ ref: Words, text: Words, struck: v.optional(Words), gap: v.optional(v.boolean()) })

const Note = v.strictObject({ about: Words, text: Words, tone: v.optional(v.picklist(['good', 'fault'])) })

const Block = v.strictObject({
  ref: v.optional(Words),
  parts: v.pipe(v.array(v.union([Words, v.strictObject({ mark: Words })])), v.minLength(1)),
  notes: v.array(Note),
})

/** `used`: up to this day the years are taken off. `window`: a span that decides, not work. */
const Bar = v.strictObject({
  label: Words,
  detail: Words,
  from: Day,
  to: Day,
  used: v.optional(Day),
  tone: v.optional(v.picklist(['counts', 'out', 'window'])),
})

const Role = v.strictObject({ role: Words, scope: Words, you: v.optional(v.boolean()) })

/** Beside the heading of a service page: part of an applicant's document, made up and stamped as such. */
export const ArtefactSchema = v.pipe(
  v.strictObject({
    /** The line at the top of the paper. */
    label: Words,
    folio: v.optional(Words),
    /** Below the paper: what to see in it. */
    caption: Words,
    drawing: v.variant('kind', [
      v.strictObject({
        kind: v.literal('map'),
        left: v.pipe(v.array(Point), v.minLength(3)),
        right: v.pipe(v.array(Point), v.minLength(3)),
        /** A `ref` of the left and one of the right. */
        links: v.pipe(v.array(v.tuple([Words, Words])), v.minLength(2)),
      }),
      v.strictObject({ kind: v.literal('annotated'), blocks: v.pipe(v.array(Block), v.minLength(3)) }),
      v.strictObject({
        kind: v.literal('ledger'),
        rows: v.array(
          v.strictObject({ before: Words, after: v.optional(v.strictObject({ date: Words, title: Words, detail: Words })), why: Words }),
        ),
      }),
      v.strictObject({
        kind: v.literal('files'),
        files: v.array(
          v.strictObject({
            name: Words,
            note: Words,
            state: v.picklist(['ready', 'missing', 'unneeded']),
            inside: v.optional(v.array(Words)),
          }),
        ),
        last: v.strictObject({ action: Words, note: Words }),
      }),
      v.strictObject({
        kind: v.literal('timeline'),
        from: Day,
        to: Day,
        groups: v.pipe(
          v.array(
            v.strictObject({ bars: v.pipe(v.array(Bar), v.minLength(1)), line: v.optional(v.strictObject({ day: Day, label: Words })) }),
          ),
          v.minLength(1),
        ),
        sum: v.optional(v.array(v.strictObject({ figure: Words, label: Words }))),
      }),
      v.strictObject({
        kind: v.literal('levels'),
        levels: v.pipe(v.array(v.strictObject({ label: Words, roles: v.pipe(v.array(Role), v.minLength(1)) })), v.minLength(3)),
        check: v.strictObject({ sum: Words, note: Words }),
      }),
    ]),
  }),
  v.check(
    ({ drawing }) => drawing.kind !== 'map' || drawing.links.every(([from, to]) => has(drawing.left, from) && has(drawing.right, to)),
    'A link starts at a ref of the left list and ends at one of the right',
  ),
)

function has(points: { ref: string }[], ref: string): boolean {
  return points.some((point) => point.ref === ref)
}

export type Artefact = v.InferOutput<typeof ArtefactSchema>
export type Drawing<Kind extends Artefact['drawing']['kind']> = Extract<Artefact['drawing'], { kind: Kind }>
