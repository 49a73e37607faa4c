// The browser checks with it while the owner types, so this folder imports nothing of Strapi or of Node.
import * as v from 'valibot'
import { isDay } from '../contract/day.ts'
import { type Completes, completeAddress } from './completed.ts'
import { forbiddenWords } from './forbiddenWords.ts'

type Type = 'string' | 'text' | 'richtext' | 'enumeration' | 'integer' | 'decimal' | 'date' | 'boolean' | 'json' | 'component'
type Size = 4 | 6 | 8 | 12

/** As stored, or as the form has it now: nothing in it is trusted. */
export type Draft = Readonly<Record<string, unknown>>

/** What is asked of a draft alone: a document that was published before the rule stays as it is. */
type Asks = (value: unknown, draft: Draft) => readonly string[]

export type FormField = {
  label: string
  help: string
  size: Size
  type: Type
  choices?: readonly string[]
  default?: string | boolean
  startsToday?: true
  suggests?: 'title' | 'pages'
  /** Kept as it is, and in no form. */
  isHidden?: true
  /** One line, though it may be long. */
  isLine?: true
  /** A year and a month, such as 2026-09, chosen from two lists. */
  isMonth?: true
  /** Puts in what is left out, when the field is left and when the document is checked. */
  completes?: Completes
  /** What the pages do while it is empty. */
  whenEmpty?: string
  isOptional?: true
  entry?: Entry
  limits?: { least?: number; most: number }
  /** The sentence of the pages that it becomes part of, with {} in its place. */
  sentence?: string
  /** Where it is in the published document, such as `agent.name`, if not under its own name. */
  at?: string
  published?: (value: unknown) => unknown
  drafted?: (value: unknown) => unknown
  asks?: Asks
}
export type Field<Rule extends v.GenericSchema = v.GenericSchema> = FormField & { rule: Rule }
export type Fields = Readonly<Record<string, FormField | Field>>
export type Entry = { uid: `site.${string}`; collectionName: string; fields: Fields }

type PublishedOf<All extends Fields> = {
  [Name in keyof All as All[Name] extends Field ? Name : never]: All[Name] extends Field<infer Rule> ? Rule : never
}

export function rulesOf<const All extends Fields>(fields: All): PublishedOf<All> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('rule' in field ? [[name, field.rule]] : [])),
  ) as PublishedOf<All>
}

export function optional<Rule extends v.GenericSchema>(field: Field<Rule>) {
  return { ...field, isOptional: true as const, rule: v.optional(field.rule) }
}

/** A field of a group, as of a link, is only asked for beside the others. */
export function isRequired(field: FormField | Field): boolean {
  if (field.at !== undefined) return false
  return ('rule' in field && !v.is(field.rule, field.entry ? [] : undefined)) || (field.asks?.(undefined, {}).length ?? 0) > 0
}

/** `isQuoted`: words that are not ours to choose, such as a client’s. */
type Words = { name: string; most: number; least?: number; isQuoted?: true } & Partial<
  Pick<FormField, 'size' | 'type' | 'sentence' | 'asks'>
>
type Rule = v.GenericSchema<string, string>

export function words(label: string, help: string, { name, most, least, isQuoted, ...more }: Words): Field<Rule> {
  const limits = { most, ...(least !== undefined && { least }) }
  return { label, help, size: 6, type: 'string', limits, rule: (isQuoted ? plainRule : wordsRule)(name, most, least), ...more }
}

export function wordsRule(name: string, most: number, least = 1): Rule {
  return v.pipe(
    plainRule(name, most, least),
    v.check((text) => forbiddenWords(text).length === 0, forbiddenMessage),
  )
}

function plainRule(name: string, most: number, least = 1): Rule {
  return v.pipe(
    v.string(`Write ${name}.`),
    v.trim(),
    v.minLength(least, least === 1 ? `Write ${name}.` : ({ input }) => `Write at least ${least} characters: there are ${input.length}.`),
    v.maxLength(most, ({ input }) => `Shorten this to ${count(most)} characters: there are ${count(input.length)}.`),
  )
}

function forbiddenMessage({ input }: { input: string }): string {
  const [{ words, why, instead } = { words: '', why: '', instead: '' }] = forbiddenWords(input)
  return `Take out “${words}” (${why}). ${instead}`
}

export function pattern(label: string, help: string, form: RegExp, cure: string, more: Partial<FormField> = {}): Field<Rule> {
  return { label, help, size: 6, type: 'string', rule: v.pipe(v.string(cure), v.trim(), v.regex(form, cure)), ...more }
}

export function httpsAddress(label: string, help: string, more: Partial<FormField> = {}): Field<Rule> {
  const whole = 'Write a whole address, such as https://www.example.com/page.'
  const secure = 'Write an address that starts with https://.'
  const rule = v.pipe(v.string('Write the address.'), v.trim(), v.url(whole), v.startsWith('https://', secure))
  return { label, help, size: 6, type: 'text', isLine: true, rule, ...completing(completeAddress), ...more }
}

export function completing(completes: Completes) {
  return { completes, published: (value: unknown) => (typeof value === 'string' ? completes(value) : value) }
}

export function day(label: string, help: string, { cure = 'Choose a date.', ...more }: Partial<FormField> & { cure?: string } = {}) {
  return { label, help, size: 6, type: 'date', rule: v.pipe(v.string(cure), v.check(isDay, cure)), ...more } as const satisfies Field
}

type Choice = Partial<FormField> & { cure: string }

export function choice<const Choices extends readonly [string, ...string[]]>(
  label: string,
  help: string,
  choices: Choices,
  { cure, ...more }: Choice,
) {
  return { label, help, size: 6, type: 'enumeration', choices, rule: v.picklist(choices, cure), ...more } as const satisfies Field
}

/** Stored by its label in the menu, published by its address. */
export function service<const Slug extends string>(
  among: readonly { slug: Slug; label: string }[],
  label: string,
  help: string,
  { cure, ...more }: Choice,
) {
  const slugs = among.map(({ slug }) => slug)
  return {
    label,
    help,
    size: 6,
    type: 'enumeration',
    choices: among.map(({ label }) => label),
    published: (chosen: unknown) => among.find(({ label }) => label === chosen)?.slug,
    drafted: (published: unknown) => among.find(({ slug }) => slug === published)?.label,
    rule: v.picklist(slugs, cure),
    ...more,
  } as const satisfies Field
}

export function amount(label: string, help: string) {
  const rule = v.pipe(
    v.number('Write the amount as a number, such as 450.'),
    v.minValue(1, 'Write an amount of 1 or more.'),
    v.maxValue(100_000, 'Write an amount of 100,000 or less.'),
  )
  const published = (value: unknown) => (typeof value === 'string' ? Number(value) : value)
  return { label, help, size: 4, type: 'decimal', rule, published } as const satisfies Field
}

export const showField = {
  label: 'Show on the site',
  help: 'No: it stays here, and leaves the site with the next publish.',
  size: 4,
  type: 'boolean',
  default: true,
} as const satisfies FormField

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
