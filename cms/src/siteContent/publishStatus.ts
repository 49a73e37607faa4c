import * as v from 'valibot'

/** The two files in each half of the folder: what visitors see, and what an editor looks at before. */
export type Edition = 'live' | 'preview'

/** Why a version failed: one sentence for the owner, and lines for whoever helps them. */
export const ProblemSchema = v.object({ sentence: v.string(), details: v.array(v.string()) })
export type Problem = v.InferOutput<typeof ProblemSchema>

/** What the publisher reports of one version, in `done/live.json` or `done/preview.json`. */
export const PublishStatusSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(['building', 'ready', 'failed']),
  started: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  problem: v.optional(ProblemSchema),
})

/** What the admin has to know of the running site, in `done/pages.json`: its addresses, for links in an article. */
export const PublishedPagesSchema = v.object({
  paths: v.array(v.string()),
  /** Slugs of the repository's own articles, which one of the owner's may replace. */
  articles: v.array(v.object({ slug: v.string(), title: v.string() })),
})

export type PublishStatus = v.InferOutput<typeof PublishStatusSchema>
export type PublishedPages = v.InferOutput<typeof PublishedPagesSchema>
