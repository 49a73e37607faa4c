import * as v from 'valibot'

const Day = v.pipe(v.string(), v.isoDate())

/**
 * An official page a fact rests on, and how we read it: `opened` on the authority's own site, or in a stored `copy` of it.
 * `checked` is the day we read it; `copied` is the day a copy was made, where that is known.
 */
export const SourceSchema = v.pipe(
  v.strictObject({
    publisher: v.pipe(v.string(), v.nonEmpty()),
    title: v.pipe(v.string(), v.nonEmpty()),
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    read: v.picklist(['opened', 'copy']),
    checked: Day,
    copied: v.optional(Day),
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
