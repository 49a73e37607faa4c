import * as v from 'valibot'
import { pricedSlugOf } from '../contract/services.ts'
import { readArticleMarkdown } from './articleMarkdown.ts'
import type { Kind } from './contentTypes.ts'
import { contentType, entryFields } from './contentTypes.ts'
import { AnnouncementSchema, ArticleSchema, DetailsSchema, PriceSchema, ReviewSchema, TextSchema } from './snapshotSchema.ts'
import { textProblems } from './textChanges.ts'

/** A document as the inbox stores it or as its form has it now: nothing in it is trusted. */
export type Draft = Readonly<Record<string, unknown>>
/** `path` is the field in the form, such as `sources.1.url`; `label` is its name there. */
export type FieldProblem = { path: string; label: string; message: string }
export type Checked = { value: unknown; problems: FieldProblem[] }

const schemas = {
  details: DetailsSchema,
  announcement: AnnouncementSchema,
  price: PriceSchema,
  review: ReviewSchema,
  article: ArticleSchema,
  text: TextSchema,
}

/** The part of the snapshot that a document becomes, before any rule and without its lists of entries: undefined for what is empty. */
const candidates: Record<Kind, (draft: Draft) => Record<string, unknown>> = {
  details: (draft) => ({
    ...pick(draft, [
      'email',
      'phone',
      'whatsapp',
      'location',
      'facebook',
      'instagram',
      'youtube',
      'hostingCountry',
      'replyTime',
      'payment',
      'promises',
    ]),
    agent:
      filled(draft['agentName']) || filled(draft['agentNumber'])
        ? { name: filled(draft['agentName']), marn: filled(draft['agentNumber']) }
        : undefined,
  }),
  announcement: (draft) => ({
    ...pick(draft, ['text', 'from', 'until']),
    link:
      filled(draft['linkPath']) || filled(draft['linkWords'])
        ? { path: filled(draft['linkPath']), label: filled(draft['linkWords']) }
        : undefined,
  }),
  price: (draft) => ({
    ...pick(draft, ['currency', 'gst', 'kind', 'includes', 'excludes', 'validFrom', 'takes']),
    service: pricedSlugOf(draft['service']),
    amount: numeric(draft['amount']),
  }),
  review: (draft) => ({
    ...pick(draft, ['words', 'name', 'occupation', 'country', 'authority', 'month', 'original']),
    service: pricedSlugOf(draft['service']),
  }),
  article: (draft) => ({
    ...pick(draft, ['slug', 'title', 'description', 'topic', 'body', 'published', 'checked']),
    service: pricedSlugOf(draft['service']),
    summary: String(draft['summary'] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }),
  text: (draft) => pick(draft, ['place', 'was', 'now']),
}

/** Where a field of the snapshot has another name in the form. */
const FORM_FIELD: Record<string, string> = {
  'agent.name': 'agentName',
  'agent.marn': 'agentNumber',
  'link.path': 'linkPath',
  'link.label': 'linkWords',
}

/** What in this document alone keeps it from being published; a document that is not shown has no problems. */
export function checkDocument(kind: Kind, draft: Draft): Checked {
  const candidate = { ...candidates[kind](draft), ...entriesOf(kind, draft) }
  const { value, problems } = checkValue(kind, candidate)
  return { value, problems: [...problems, ...ownRules(kind, draft).map(({ path, message }) => inForm(kind, path, message))] }
}

/** A document as the snapshot has it: what was published may be older than a rule. */
export function checkValue(kind: Kind, value: unknown): Checked {
  const parsed = v.safeParse(schemas[kind], value, { abortPipeEarly: true })
  if (parsed.success) return { value: parsed.output, problems: [] }
  return { value, problems: parsed.issues.map((issue) => inForm(kind, v.getDotPath(issue) ?? '', issue.message)) }
}

function ownRules(kind: Kind, draft: Draft): { path: string; message: string }[] {
  if (kind === 'article') return readArticleMarkdown(String(draft['body'] ?? '')).problems.map((message) => ({ path: 'body', message }))
  if (kind === 'text')
    return textProblems({ was: String(draft['was'] ?? ''), now: String(draft['now'] ?? '') }).map((message) => ({ path: 'now', message }))
  if (kind === 'details') return halfSentences(draft)
  if (kind !== 'review') return []
  return [
    ...(filled(draft['consent']) ? [] : [{ path: 'consent', message: 'Write how the client agreed to this being published.' }]),
    ...(filled(draft['consentOn']) ? [] : [{ path: 'consentOn', message: 'Choose the day the client agreed.' }]),
    ...(isAhead(draft['consentOn'])
      ? [{ path: 'consentOn', message: 'This day is still to come: choose the day the client agreed.' }]
      : []),
    ...(isAhead(draft['month']) ? [{ path: 'month', message: 'This month is still to come.' }] : []),
  ]
}

/** Fields that end a sentence of the pages: whoever writes it whole would have its beginning there twice. */
function halfSentences(draft: Draft): { path: string; message: string }[] {
  return [
    { path: 'replyTime', begins: /^(we|you|our|a person|i)\b/i, before: 'We answer' },
    { path: 'payment', begins: /^(we|you|clients|after)\b/i, before: 'You pay only after you accept a written quote' },
  ].flatMap(({ path, begins, before }) =>
    begins.test(String(draft[path] ?? '').trim())
      ? [{ path, message: `Leave out how the sentence begins: the pages write “${before}” before it.` }]
      : [],
  )
}

/** A day such as 2026-09-30, or a month. East of UTC a day begins earlier. */
function isAhead(given: unknown): boolean {
  const begun = new Date(Date.now() + 14 * 3_600_000).toISOString()
  return typeof given === 'string' && /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(given) && given > begun.slice(0, given.length)
}

function inForm(kind: Kind, snapshotPath: string, message: string): FieldProblem {
  const path = FORM_FIELD[snapshotPath] ?? (snapshotPath.startsWith('summary') ? 'summary' : snapshotPath)
  const [name = '', index, inner] = path.split('.')
  const type = contentType(kind)
  const label = type.fields.find((field) => field.name === name)?.label ?? name
  if (index === undefined || inner === undefined) return { path, label, message }
  const innerLabel = entryFields(type)[name]?.find((field) => field.name === inner)?.label ?? inner
  return { path, label: `${label} ${Number(index) + 1}, ${innerLabel}`, message }
}

function entriesOf(kind: Kind, draft: Draft): Record<string, unknown> {
  const lists = Object.entries(entryFields(contentType(kind)))
  return Object.fromEntries(
    lists.map(([name, fields]) => {
      const names = fields.map((field) => field.name)
      return [name, rows(draft[name]).map((row) => ({ ...pick(row, names), ...('amount' in row && { amount: numeric(row['amount']) }) }))]
    }),
  )
}

function pick(draft: Draft, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, filled(draft[name])]))
}

function filled(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}

/** PostgreSQL gives a decimal as text. */
function numeric(value: unknown): unknown {
  const given = filled(value)
  return typeof given === 'string' ? Number(given) : given
}

function rows(value: unknown): Draft[] {
  return Array.isArray(value) ? value.filter((row): row is Draft => typeof row === 'object' && row !== null) : []
}
