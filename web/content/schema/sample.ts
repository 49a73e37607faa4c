import * as v from 'valibot'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { AuthoritySchema, Head, LinkSchema, Prose, Slug, Words } from './text.ts'

/** A stretch of text; `note` is the number of the margin note it carries. */
const Part = v.union([Words, v.strictObject({ mark: Words, note: v.pipe(v.number(), v.integer(), v.minValue(1)) })])

const Paragraph = v.strictObject({ number: Words, parts: v.pipe(v.array(Part), v.minLength(1)) })

/** A margin note: which element the marked words show, and why they work. */
const Note = v.strictObject({ element: Words, title: Words, why: Words })

type Role = { role: string; scope: string; applicant?: boolean; reports?: Role[] }
const RoleSchema: v.GenericSchema<Role> = v.strictObject({
  role: Words,
  scope: Words,
  applicant: v.optional(v.boolean()),
  reports: v.optional(v.array(v.lazy(() => RoleSchema))),
}) as v.GenericSchema<Role>

export const SampleSchema = v.strictObject({
  id: Slug,
  /** The last part of its address: `/samples/{slug}`. */
  slug: Slug,
  /** The footer form opens with this one chosen. Left out where the owner's list has none. */
  discipline: v.optional(v.picklist(disciplines.map(({ value }) => value))),
  page: v.strictObject(Head),
  /** The service, the guide and the occupation that belong to it. */
  related: v.pipe(v.array(LinkSchema), v.length(3)),
  authority: AuthoritySchema,
  /** What kind of document, as in `Career episode · Civil`. */
  kicker: Words,
  title: Words,
  /** One or two sentences: what the reader should look for. */
  intro: Words,
  artefact: v.variant('kind', [
    v.strictObject({ kind: v.literal('paragraphs'), paragraphs: v.pipe(v.array(Paragraph), v.minLength(2)) }),
    v.strictObject({
      kind: v.literal('summary-statement'),
      rows: v.pipe(
        v.array(v.strictObject({ element: Words, title: Words, how: Words, paragraphs: Words, note: v.optional(v.number()) })),
        v.minLength(4),
      ),
    }),
    v.pipe(
      v.strictObject({
        kind: v.literal('table'),
        columns: v.pipe(v.array(Words), v.minLength(3), v.maxLength(5)),
        /** The column of the cells that notes are on; the last, unless it is said. */
        noted: v.optional(v.number()),
        /** The table as it was before its owner checked it. */
        before: v.optional(v.array(v.strictObject({ cells: v.array(Words) }))),
        rows: v.pipe(v.array(v.strictObject({ cells: v.array(Words), note: v.optional(v.number()) })), v.minLength(4)),
      }),
      v.check(
        ({ columns, before = [], rows }) => [...before, ...rows].every(({ cells }) => cells.length === columns.length),
        'Give every row one cell for each column',
      ),
    ),
    v.strictObject({ kind: v.literal('org-chart'), chart: RoleSchema, paragraphs: v.pipe(v.array(Paragraph), v.minLength(2)) }),
  ]),
  notes: v.pipe(v.array(Note), v.minLength(3)),
  /** What to take into your own document, and why copying this one is dangerous. */
  lesson: Prose,
})

export type Sample = v.InferOutput<typeof SampleSchema>
export type SamplePart = v.InferOutput<typeof Part>
export type OrganisationRole = Role
