import * as v from 'valibot'
import { parseContent } from './parseContent.ts'
import { Words } from './schema/text.ts'

/** What only the owner can say of the offer. An unset detail leaves no trace on any page. */
export const OwnerOfferSchema = v.strictObject({
  /** Ends the sentence “We answer …”: “within one working day, Sydney time”. */
  replyTime: v.optional(Words),
  /** Who reads, without a name: discipline and years in it. */
  readers: v.array(v.strictObject({ discipline: Words, years: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  /** By slug of the service: the price as it is to be read, with currency and GST, and how long our part takes. */
  prices: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), v.strictObject({ price: Words, takes: v.optional(Words) })),
})

export type OwnerOffer = v.InferOutput<typeof OwnerOfferSchema>

const details: OwnerOffer = { readers: [], prices: {} }

export const ownerOffer = parseContent(OwnerOfferSchema, details, 'ownerOffer.ts')
