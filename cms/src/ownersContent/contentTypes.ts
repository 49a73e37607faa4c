import * as v from 'valibot'
import { AnnouncementSchema, announcementFields } from './announcement.ts'
import { ArticleSchema, articleFields } from './article.ts'
import type { Draft, Fields } from './fields.ts'
import { PriceSchema, priceFields } from './price.ts'
import { QuestionSchema, questionFields } from './question.ts'
import { ReviewSchema, reviewFields } from './review.ts'
import { DetailsSchema, detailsFields } from './siteDetails.ts'
import { TextSchema, textFields } from './textChanges.ts'

export const kinds = ['details', 'announcement', 'price', 'review', 'article', 'question', 'text'] as const
export type Kind = (typeof kinds)[number]

export const PUBLISH = 'api::site.publish'
/** What a schema says to the inbox’s own pages, among its options for plugins. */
export const OPTIONS = 'inbox'

export type ContentType = {
  kind: Kind
  /** Strapi's names for one and for all; the first is in its uid. */
  names: readonly [one: string, all: string]
  collectionName: string
  isSingle?: true
  noun: string
  title: string
  mainField?: string
  listFields?: readonly string[]
  fields: Fields
  schema: v.GenericSchema<unknown, Draft>
}

export const contentTypes: readonly ContentType[] = [
  {
    kind: 'details',
    names: ['site-details', 'site-details-all'],
    collectionName: 'site_details',
    isSingle: true,
    noun: 'site details',
    title: 'Site details',
    fields: detailsFields,
    schema: DetailsSchema,
  },
  {
    kind: 'announcement',
    names: ['announcement', 'announcements'],
    collectionName: 'announcements',
    isSingle: true,
    noun: 'announcement',
    title: 'Announcement',
    fields: announcementFields,
    schema: AnnouncementSchema,
  },
  {
    kind: 'price',
    names: ['price', 'prices'],
    collectionName: 'site_prices',
    noun: 'price',
    title: 'Prices',
    mainField: 'service',
    listFields: ['service', 'amount', 'currency', 'kind', 'validFrom'],
    fields: priceFields,
    schema: PriceSchema,
  },
  {
    kind: 'review',
    names: ['review', 'reviews'],
    collectionName: 'site_reviews',
    noun: 'review',
    title: 'Reviews',
    mainField: 'name',
    listFields: ['name', 'authority', 'month', 'consentOn'],
    fields: reviewFields,
    schema: ReviewSchema,
  },
  {
    kind: 'article',
    names: ['article', 'articles'],
    collectionName: 'site_articles',
    noun: 'article',
    title: 'Articles',
    mainField: 'title',
    listFields: ['title', 'slug', 'topic', 'published'],
    fields: articleFields,
    schema: ArticleSchema,
  },
  {
    kind: 'question',
    names: ['question', 'questions'],
    collectionName: 'site_questions',
    noun: 'question',
    title: 'Questions',
    mainField: 'question',
    listFields: ['question', 'service'],
    fields: questionFields,
    schema: QuestionSchema,
  },
  {
    kind: 'text',
    names: ['site-text', 'site-texts'],
    collectionName: 'site_texts',
    noun: 'text',
    title: 'Texts',
    mainField: 'now',
    listFields: ['now', 'was', 'place'],
    fields: textFields,
    schema: TextSchema,
  },
]

export function uidOf({ names: [one] }: ContentType): `api::${string}.${string}` {
  return `api::${one}.${one}`
}

export function displayNameOf({ noun }: ContentType): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

export function contentPath(kind: Kind, documentId?: string): string {
  const type = contentType(kind)
  return type.isSingle ? singlePath(uidOf(type)) : listPath(uidOf(type), documentId)
}

/** In the admin, and of what it asks the inbox: Strapi's own, which its documentation shows and does not promise. */
export function singlePath(uid: string): string {
  return `/content-manager/single-types/${uid}`
}

export function listPath(uid: string, documentId?: string): string {
  return `/content-manager/collection-types/${uid}${documentId === undefined ? '' : `/${documentId}`}`
}

export function contentType(kind: Kind): ContentType {
  const found = contentTypes.find((type) => type.kind === kind)
  if (!found) throw new Error(`There is no content type ${kind}.`)
  return found
}

export function contentTypeOf(uid: string): ContentType | undefined {
  return contentTypes.find((type) => uidOf(type) === uid)
}

/** Counts up when an older site could not read a newer snapshot. */
export const SNAPSHOT_FORMAT = 1

/** What the owner publishes: one snapshot, written by the inbox and read by the site's build (docs/decisions/0020). */
export const SnapshotSchema = v.object({
  format: v.literal(SNAPSHOT_FORMAT),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made: v.pipe(v.string(), v.isoTimestamp()),
  retentionMonths: v.pipe(v.number(), v.integer(), v.minValue(1)),
  details: v.nullable(DetailsSchema),
  prices: v.array(PriceSchema),
  reviews: v.array(ReviewSchema),
  articles: v.array(ArticleSchema),
  announcement: v.nullable(AnnouncementSchema),
  /** These two are undefined when empty, as in a version from before the owner could write them. */
  questions: v.optional(v.array(QuestionSchema)),
  texts: v.optional(v.array(TextSchema)),
  /** Of a preview: the documents' ids in the order of the lists, for whoever presses a text of one. */
  documents: v.optional(v.record(v.string(), v.array(v.string()))),
})

export type Details = v.InferOutput<typeof DetailsSchema>
export type Price = v.InferOutput<typeof PriceSchema>
export type Review = v.InferOutput<typeof ReviewSchema>
export type Article = v.InferOutput<typeof ArticleSchema>
export type Announcement = v.InferOutput<typeof AnnouncementSchema>
export type Question = v.InferOutput<typeof QuestionSchema>
export type Snapshot = v.InferOutput<typeof SnapshotSchema>
