import * as v from 'valibot'
import { type Room, tooManyWords, countWords as wordsOf } from '../../../cms/src/ownersContent/textRoom.ts'

import { type SourceId, sources } from '../sources.ts'
import { currentMarkdown } from '../until.ts'

/** Words a visitor reads. Inline Markdown: links, emphasis, strong, code. */
export const Words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A name that only the code reads: an id, an address, the words that another text has to repeat. */
export const Name = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A part of an address, or an id in the page. */
export const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

export const Day = v.pipe(v.string(), v.isoDate())

export const AuthoritySchema = v.picklist(['ea', 'acs', 'iml'])

/** What a search result shows. */
export const Description = v.pipe(Words, v.minLength(90), v.maxLength(160))

/** For search engines. Before ` | Migration skills assessment help, Sydney` in the tab there is room for 45 characters. */
export const SearchTexts = { title: v.pipe(Words, v.maxLength(45)), description: Description }

/** The head of a page. */
export const Head = { heading: Words, ...SearchTexts, lead: Words }

/** Words with a budget: what an offer says at a glance. */
export function atMostWords(most: number) {
  return v.pipe(Words, withinWords<string>(most), v.metadata({ mostWords: most }))
}

/** A budget over all the words of a part, or of `counted` in it, whatever lists and fields they are in. */
export function withinWords<Part>(
  most: number,
  counted: (part: Part) => unknown = (part) => part,
): v.CheckAction<Part, (issue: v.CheckIssue<Part>) => string> {
  const action = v.check<Part, (issue: v.CheckIssue<Part>) => string>(
    (part) => countWords(counted(part)) <= most,
    ({ input }) => tooManyWords(countWords(counted(input)), most),
  )
  budgets.set(action, { most, words: (part) => countWords(counted(part as Part)) })
  return action
}

const budgets = new WeakMap<object, { most: number; words: (part: unknown) => number }>()

/** Of an action that `withinWords` made: how many words fit, and how many a part has. */
export function budgetOf(action: object): { most: number; words: (part: unknown) => number } | undefined {
  return budgets.get(action)
}

type KeptWords = NonNullable<Room['keeps']> & { path: readonly (string | number)[] }
const keeping = new WeakMap<object, (part: unknown) => KeptWords[]>()

/** Says of a check which words of the part it asks to stay: who writes a text again is told before it is published. */
export function keeps<Action extends object, Part>(action: Action, of: (part: Part) => KeptWords[]): Action {
  keeping.set(action, (part) => of(part as Part))
  return action
}

export function keptOf(action: object, part: unknown): KeptWords[] {
  return keeping.get(action)?.(part) ?? []
}

function countWords(part: unknown): number {
  if (typeof part === 'string') return wordsOf(part)
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part).reduce<number>((sum, value) => sum + countWords(value), 0)
}

/** Several paragraphs of Markdown: lists and tables too, headings from `###` down. Its passages that have ended are left out. */
export const Prose = v.pipe(
  v.string(),
  v.transform((text) => currentMarkdown(text)),
  v.trim(),
  v.nonEmpty(),
)

export const SourceIds = v.pipe(
  v.array(v.custom<SourceId>((id) => typeof id === 'string' && id in sources, 'No such source in content/sources.ts')),
  v.minLength(1),
)

/** With its sources where the answer states what can change, and neither the answer nor the page around it names them. */
export const QuestionSchema = v.strictObject({ question: Words, answer: Prose, sources: v.optional(SourceIds) })

/** A path of this site, perhaps with an anchor. */
export const Path = v.pipe(v.string(), v.regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, 'Write a path such as /pricing or /#query'))

export const LinkSchema = v.strictObject({ path: Path, label: Words, why: Words })

/** Texts of the enquiry card on one page. Without `subject` the visitor's own message is the subject. */
export const EnquiryTextsSchema = v.strictObject({
  title: Words,
  messageLabel: Words,
  messagePlaceholder: Words,
  subject: v.optional(Name),
})

export const SectionSchema = v.strictObject({
  id: Slug,
  heading: Words,
  body: Prose,
  sources: v.optional(SourceIds),
  /** Closed at first, among the details at the end of the page. */
  folded: v.optional(v.boolean()),
})

export type Question = v.InferOutput<typeof QuestionSchema>
export type EnquiryTexts = v.InferOutput<typeof EnquiryTextsSchema>
export type Section = v.InferOutput<typeof SectionSchema>
export type PageLink = v.InferOutput<typeof LinkSchema>
