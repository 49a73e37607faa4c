// What the owner publishes: one snapshot, written by the inbox and read by the site's build (docs/decisions/0020).
import * as v from 'valibot'
import { AnnouncementSchema } from './announcement.ts'
import { ArticleSchema } from './article.ts'
import { PriceSchema } from './price.ts'
import { QuestionSchema } from './question.ts'
import { ReviewSchema } from './review.ts'
import { DetailsSchema } from './siteDetails.ts'
import { TextSchema } from './textChanges.ts'

/** Counts up when an older site could not read a newer snapshot. */
export const SNAPSHOT_FORMAT = 1

export const SnapshotSchema = v.object({
  format: v.literal(SNAPSHOT_FORMAT),
  /** The version’s number; each is higher than the one before. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it was published or, in a preview, made. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** How long the inbox keeps a lead, from its own settings: the privacy page says the same number. */
  retentionMonths: v.pipe(v.number(), v.integer(), v.minValue(1)),
  details: v.nullable(DetailsSchema),
  prices: v.array(PriceSchema),
  reviews: v.array(ReviewSchema),
  articles: v.array(ArticleSchema),
  announcement: v.nullable(AnnouncementSchema),
  /** These two are undefined when empty, as in a version from before the owner could write them. */
  questions: v.optional(v.array(QuestionSchema)),
  texts: v.optional(v.array(TextSchema)),
})

export type Details = v.InferOutput<typeof DetailsSchema>
export type Price = v.InferOutput<typeof PriceSchema>
export type Review = v.InferOutput<typeof ReviewSchema>
export type Article = v.InferOutput<typeof ArticleSchema>
export type Announcement = v.InferOutput<typeof AnnouncementSchema>
export type Question = v.InferOutput<typeof QuestionSchema>
export type Text = v.InferOutput<typeof TextSchema>
export type Snapshot = v.InferOutput<typeof SnapshotSchema>
