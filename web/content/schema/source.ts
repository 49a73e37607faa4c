import * as v from 'valibot'

const Day = v.pipe(v.string(), v.isoDate())
const DayOrMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, 'A day such as 2026-03-28, or a month such as 2025-08'))

/**
 * An official page a fact rests on, and how we read it: `opened` on the authority's own site, or in a stored `copy` of it.
 * `checked` is the day we read it; `copied` is the day a copy was made, and `dated` the day or month that the text itself names, where
 * they are known.
 */
export const SourceSchema = v.pipe(
  v.strictObject({
    publisher: v.pipe(v.string(), v.nonEmpty()),
    title: v.pipe(v.string(), v.nonEmpty()),
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    read: v.picklist(['opened', 'copy']),
    checked: Day,
    copied: v.optional(Day),
    dated: v.optional(DayOrMonth),
  }),
  v.forward(
    v.check(({ read, copied }) => copied === undefined || read === 'copy', 'Only a source read as a copy has the day of the copy'),
    ['copied'],
  ),
  v.forward(
    v.check(({ checked, copied }) => copied === undefined || copied <= checked, 'A copy is not newer than the day we read it'),
    ['copied'],
  ),
)

export type Source = v.InferOutput<typeof SourceSchema>
