import * as v from 'valibot'

/** The two files in each half of the folder: what visitors see, and what an editor looks at before, a page at a time. */
export type Edition = 'live' | 'preview'

/** Why a version failed: one sentence for the owner, and lines for whoever helps them. */
export const FailureSchema = v.object({ sentence: v.string(), details: v.array(v.string()) })
export type Failure = v.InferOutput<typeof FailureSchema>

/** What the publisher reports of one version, in `done/live.json` or `done/preview.json`. */
export const PublishStatusSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(['building', 'ready', 'failed']),
  started: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  failure: v.optional(FailureSchema),
})

/** An article of the repository, as one of the owner's would be: to start from. */
export const GuideSchema = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  summary: v.array(v.string()),
  topic: v.string(),
  service: v.string(),
  body: v.string(),
  sources: v.array(
    v.object({
      publisher: v.string(),
      title: v.string(),
      url: v.string(),
      read: v.string(),
      checked: v.string(),
      copied: v.optional(v.string()),
    }),
  ),
  published: v.string(),
  checked: v.string(),
})
export type Guide = v.InferOutput<typeof GuideSchema>

/** What the admin has to know of the running site, in `done/pages.json`. */
export const PublishedPagesSchema = v.object({
  paths: v.array(v.string()),
  /** The same with each part that a link may lead to, such as /pricing#fees; a site that was only built reports none. */
  parts: v.optional(v.array(v.string()), []),
  articles: v.array(v.object({ slug: v.string(), title: v.string() })),
  /** A publisher from before them reports none. */
  guides: v.optional(v.array(GuideSchema), []),
  /** By place. A publisher from before them reports none. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
  /** What of the owner's texts breaks a rule of its place in this release, and is left out. */
  leftOut: v.optional(v.array(v.object({ place: v.string(), message: v.string() })), []),
})

export type PublishStatus = v.InferOutput<typeof PublishStatusSchema>
export type PublishedPages = v.InferOutput<typeof PublishedPagesSchema>
