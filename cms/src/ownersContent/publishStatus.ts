import * as v from 'valibot'

/** The two files in each half of the folder: what visitors see, and what an editor looks at before, a page at a time. */
export type Edition = 'live' | 'preview'

const FailureSchema = v.object({ sentence: v.string(), details: v.array(v.string()) })
export type Failure = v.InferOutput<typeof FailureSchema>

export function notPublished(because: string): Failure {
  return { sentence: `It was not published, because ${because}. Publish again what is missing.`, details: [] }
}

export const PublishStatusSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(['building', 'ready', 'failed']),
  started: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  failure: v.optional(FailureSchema),
})

/** An article of the repository, to start one of the owner's from: its other fields are checked as those of any draft. */
const GuideSchema = v.looseObject({ slug: v.string(), title: v.string() })
export type Guide = v.InferOutput<typeof GuideSchema>

const RoomSchema = v.object({
  isProse: v.boolean(),
  least: v.exactOptional(v.number()),
  most: v.exactOptional(v.number()),
  mostWords: v.exactOptional(v.number()),
  keeps: v.exactOptional(v.object({ words: v.string(), message: v.string(), where: v.exactOptional(v.picklist(['end', 'whole'])) })),
})

/** What the admin has to know of the running site, in `done/pages.json`. */
export const PublishedPagesSchema = v.object({
  paths: v.array(v.string()),
  /** The same with each part that a link may lead to, such as /pricing#fees; a site that was only built reports none. */
  parts: v.array(v.string()),
  /** By path. These and the next two are missing in the report of an older site. */
  titles: v.optional(v.record(v.string(), v.string()), {}),
  /** Pages that nobody looks for, such as a question in the middle of a series: no list to choose from has them. */
  unlisted: v.optional(v.array(v.string()), []),
  /** The page that shows the texts of a file. */
  pagesOfTexts: v.optional(v.record(v.string(), v.string()), {}),
  guides: v.array(GuideSchema),
  texts: v.record(v.string(), v.string()),
  leftOut: v.array(v.object({ place: v.string(), message: v.string() })),
  /** By place, where it is more than one line of any length. These three are missing in the report of an older site. */
  rooms: v.optional(v.nullable(v.record(v.string(), RoomSchema)), null),
  sharedRooms: v.optional(v.array(v.object({ within: v.string(), mostWords: v.number(), words: v.number() })), []),
  /** What the site was built without. */
  settings: v.optional(v.nullable(v.array(v.object({ name: v.string(), detail: v.string(), now: v.string() }))), null),
})

export type PublishStatus = v.InferOutput<typeof PublishStatusSchema>
export type PublishedPages = v.InferOutput<typeof PublishedPagesSchema>
