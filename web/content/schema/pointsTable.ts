import * as v from 'valibot'
import { atMostWords, Day, SourceIds, Words } from './text.ts'

const Id = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]+$/))
const Points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30), v.multipleOf(5))
const Bound = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

const BandSchema = v.strictObject({
  id: Id,
  label: Words,
  points: Points,
  /** Why this row counts so much, in words that quote the rule. */
  why: Words,
  /** Ages in years, work in months: at least `from`, less than `below`. */
  from: Bound,
  below: Bound,
  /** With this answer there is no invitation. */
  bars: v.optional(v.boolean()),
  /** Counts only with one of these answers; `text` says so. */
  needs: v.optional(v.strictObject({ factor: Id, bands: v.pipe(v.array(Id), v.minLength(1)), text: Words })),
})

const FactorSchema = v.strictObject({
  id: Id,
  part: v.picklist(['you', 'work', 'study', 'more']),
  /** The question, as the legend of its answers. */
  legend: Words,
  /** One or two words for the ledger. */
  short: Words,
  /** What counts, in a line that is always shown. */
  brief: atMostWords(16),
  /** The rest of the definition, folded under `brief`. */
  hint: Words,
  link: v.optional(v.strictObject({ href: v.string(), label: Words })),
  evidence: Words,
  sources: SourceIds,
  bands: v.pipe(
    v.array(BandSchema),
    v.minLength(2),
    v.check((bands) => new Set(bands.map(({ id }) => id)).size === bands.length, 'Two rows have one id'),
  ),
})

const ClashSchema = v.strictObject({ when: v.record(Id, v.pipe(v.array(Id), v.minLength(1))), text: Words })

const ShapeSchema = v.strictObject({
  /** The day this version of the table came into force. */
  effective: Day,
  /** The day we last compared it with its sources. */
  checked: Day,
  /** From this sum an expression of interest may be lodged. */
  mark: v.pipe(v.number(), v.integer()),
  cap: v.strictObject({ factors: v.pipe(v.array(Id), v.minLength(1)), most: v.pipe(v.number(), v.integer()) }),
  factors: v.pipe(v.array(FactorSchema), v.minLength(1)),
  visas: v.pipe(
    v.array(
      v.strictObject({
        subclass: v.pipe(v.string(), v.regex(/^\d{3}$/)),
        nomination: Points,
        why: Words,
        evidence: Words,
        sources: SourceIds,
      }),
    ),
    v.minLength(1),
  ),
  clashes: v.array(ClashSchema),
})

export const PointsTableSchema = v.pipe(
  ShapeSchema,
  v.check(namesWhatExists, 'cap, needs or clashes name a factor or row that is not there'),
)

export type PointsTableContent = v.InferOutput<typeof ShapeSchema>

function namesWhatExists({ cap, factors, clashes }: PointsTableContent): boolean {
  const rows = new Map(factors.map(({ id, bands }) => [id, bands.map((band) => band.id)]))
  const exist = (factor: string, bands: string[]) => bands.every((band) => rows.get(factor)?.includes(band))
  return (
    cap.factors.every((id) => rows.has(id)) &&
    factors.every(({ bands }) => bands.every(({ needs }) => needs === undefined || exist(needs.factor, needs.bands))) &&
    clashes.every(({ when }) => Object.entries(when).every(([factor, bands]) => exist(factor, bands)))
  )
}
