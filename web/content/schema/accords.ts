import * as v from 'valibot'
import { Name, Words } from './text.ts'

const Year = v.pipe(v.number(), v.integer(), v.minValue(1989), v.maxValue(2100))

const MembershipSchema = v.union([
  v.strictObject({ full: Year, reportedFrom: v.optional(Year), graduatesTo: v.optional(Year) }),
  v.strictObject({ by: Year }),
  v.strictObject({ provisional: v.literal(true) }),
  v.strictObject({ unsure: v.literal(true) }),
])

const ofEachAccord = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ washington: v.optional(value), sydney: v.optional(value), dublin: v.optional(value) })

/** `country` is in addresses and in the words of results too. `cells` are the words of the table where the year alone would not do. */
export const AccordTableSchema = v.array(
  v.pipe(
    v.strictObject({ country: Name, memberships: ofEachAccord(MembershipSchema), cells: v.optional(ofEachAccord(Words)) }),
    v.check(
      ({ memberships, cells }) =>
        Object.entries(memberships).every(
          ([accord, membership]) =>
            membership === undefined ||
            ('full' in membership && membership.graduatesTo === undefined) ||
            cells?.[accord as 'sydney'] !== undefined,
        ),
      'A membership without a year, or with a last one, needs the words of its cell',
    ),
  ),
)

export type AccordCountry = v.InferOutput<typeof AccordTableSchema>[number]
