import * as v from 'valibot'
import type { EaFee } from '../eaFees.ts'
import { atMostWords, Name, Path, SearchTexts, Slug, SourceIds, Words } from './text.ts'

const AnswerSchema = v.union([atMostWords(16), v.strictObject({ label: atMostWords(16), detail: atMostWords(16) })])

/** One question: what is asked, its name on the applicant’s card, and the assessor’s note why it matters. */
export const PathQuestionSchema = v.strictObject({
  question: atMostWords(18),
  short: atMostWords(3),
  note: atMostWords(32),
  /** By answer, in the order in which they are shown. */
  answers: v.pipe(
    v.record(Slug, AnswerSchema),
    v.check((answers) => 'unsure' in answers, '“I don’t know” is an answer to every question'),
  ),
})

/** The three, Engineering Manager’s two, one we do not work with, and not decided yet. */
const authorityKinds = ['ea', 'acs', 'iml', 'two', 'other', 'unknown'] as const

const ofEachAuthority = v.strictObject(v.entriesFromList(authorityKinds, Words))

const ChecklistGroupSchema = v.strictObject({
  heading: Words,
  items: v.pipe(v.array(v.strictObject({ id: Slug, text: Words })), v.minLength(1)),
})

/** A page about one pathway, true for whoever reads it. It never says who is eligible, and never which visa, state or code to choose. */
export const PathResultSchema = v.strictObject({
  authority: v.picklist(authorityKinds),
  /** The pathway by the authority’s own name; where none is decided yet, what is open. */
  pathway: Words,
  /** What sets this result apart from the authority’s others, as in `program not accredited`. */
  condition: v.optional(Words),
  heading: atMostWords(16),
  ...SearchTexts,
  lead: atMostWords(45),
  /** Answers a question people search for that no guide answers: on the first page’s list, and for search engines. */
  listed: v.optional(v.literal(true)),
  /** The conditions of the pathway in general words, for the card of a reader who gave no answers. */
  whoFor: v.pipe(v.array(atMostWords(25)), v.minLength(1), v.maxLength(4)),
  /** Said first, where somebody can do it alone. */
  notNeeded: v.optional(atMostWords(50)),
  rule: v.strictObject({ text: v.pipe(v.array(atMostWords(60)), v.minLength(1)), sources: SourceIds }),
  /** Where an answer is missing: how to find out, in order. */
  findOut: v.optional(v.pipe(v.array(atMostWords(40)), v.minLength(2))),
  /** Groups of a service’s checklist, each named by one of its items, or groups of its own. */
  documents: v.pipe(v.array(v.union([v.strictObject({ service: v.string(), group: v.string() }), ChecklistGroupSchema])), v.minLength(1)),
  /** The services whose “Who does what” applies: none where there is nothing for us to do yet. */
  split: v.optional(v.array(v.string())),
  /** Engineers Australia’s fees by name; left out after their last day. */
  fees: v.optional(v.array(v.custom<EaFee>((name) => typeof name === 'string'))),
  /** Addresses of this site to read next: guides, samples, services and lists. Their own words are shown. */
  next: v.pipe(v.array(Path), v.minLength(2)),
})

const searchWords = [
  ...(['label', 'hint', 'failed', 'lists', 'one', 'several', 'many', 'nothing', 'others', 'other', 'or'] as const),
  ...(['unused', 'guess', 'partial'] as const),
] as const

/** The words around questions and results. */
export const PathWordsSchema = v.strictObject({
  name: Words,
  heading: Words,
  start: v.strictObject(SearchTexts),
  /** With `{question}`: the head of every later question. */
  later: v.strictObject({ description: Words }),
  lead: atMostWords(40),
  pathways: v.strictObject({ heading: Words, lead: Words }),
  limit: atMostWords(30),
  ...v.entriesFromList(['card', 'folio', 'change', 'changeAnswer', 'why', 'startAgain', 'occupation'], Words),
  answersCard: v.strictObject({ general: Words, own: Words, linked: Words, follows: Words, followsFrom: Words, begin: Words }),
  search: v.strictObject(v.entriesFromList(searchWords, Words)),
  result: v.strictObject({
    ...v.entriesFromList(['authority', 'pathway', 'rule', 'findOut', 'documents', 'split', 'fees', 'feesNote', 'ownersFeesNote'], Words),
    linked: ofEachAuthority,
    ...v.entriesFromList(['limit', 'print', 'next'], Words),
    subject: Name,
    form: v.strictObject({ title: Words, messageLabel: Words, messagePlaceholder: Words }),
  }),
  authorities: ofEachAuthority,
  summary: v.strictObject({ start: Words, end: Words, line: Words, occupation: Words }),
  offer: v.strictObject({ add: Words, added: Words }),
})

export type PathQuestion = v.InferOutput<typeof PathQuestionSchema>
export type PathResult = v.InferOutput<typeof PathResultSchema>
export type PathWords = v.InferOutput<typeof PathWordsSchema>
