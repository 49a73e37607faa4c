import * as v from 'valibot'

/** An official page a fact rests on. `checked` is the day we last read it or a stored copy of it. */
export const SourceSchema = v.strictObject({
  publisher: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  checked: v.pipe(v.string(), v.isoDate()),
})

export type Source = v.InferOutput<typeof SourceSchema>
