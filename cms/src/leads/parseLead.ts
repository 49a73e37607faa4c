import * as v from 'valibot'
import { disciplineOf } from '../contract/disciplines.ts'
import { seenAddress, seenLength } from '../contract/seenText.ts'
import { type SentField, sentFields, sentNames } from '../contract/sentFields.ts'
import { isSoundAddress } from './contactLinks.ts'
import { visitorFields } from './leadFields.ts'
import { type FieldError, RefusedLead, refusedAt, safeKey } from './refusal.ts'

const MOST_ERRORS = 10
const CARRIAGE_RETURNS = /\r\n?/g
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\t\n]/gu
const CONTROL = /\p{Cc}+/gu

const rules: Partial<Record<SentField, v.GenericSchema<string>>> = {
  email: v.pipe(
    field('email', (text) => seenAddress(cleanLine(text))),
    v.check(
      // Lenient on purpose: a strict pattern turns real people away.
      (value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value),
      'enter a valid email address, such as name@example.com, or leave it empty.',
    ),
  ),
  phone: v.pipe(
    field('phone'),
    v.check(
      (value) => value === '' || (/^[+\d\s().-]+$/.test(value) && /\d/.test(value)),
      'enter a number such as +61491570006, or leave it empty.',
    ),
  ),
  fullName: v.pipe(
    field('fullName'),
    v.check((name) => seenLength(name) >= sentFields.fullName.min, `enter at least ${sentFields.fullName.min} characters.`),
  ),
}

const entries = Object.fromEntries(sentNames.map((name) => [name, v.optional(rules[name] ?? field(name))])) as Record<
  SentField,
  v.OptionalSchema<v.GenericSchema<string>, undefined>
>

const data = v.pipe(
  v.strictObject(entries, explainKey('send an object with the fields of the form.')),
  v.forward(
    v.partialCheck([['email'], ['phone']], ({ email, phone }) => Boolean(email || phone), 'enter an email address or a phone number.'),
    ['email'],
  ),
  v.transform((lead): Lead => {
    const sent = Object.entries({ ...lead, discipline: disciplineOf(lead.queries) })
    return Object.fromEntries(sent.filter(([, value]) => value))
  }),
)

const body = v.strictObject({ data }, explainKey('send one JSON object: { "data": { … } }.'))

export type Lead = { [Name in SentField | 'discipline']?: string | undefined }

export function parseLead(input: unknown): Lead {
  const result = v.safeParse(body, input)
  if (result.success) return result.output.data
  const [first, ...others] = result.issues
  throw new RefusedLead(400, [toFieldError(first), ...others.slice(0, MOST_ERRORS - 1).map(toFieldError)])
}

/** What a colleague types is read back to whoever is on the phone: what no mail can be sent to is a mistake. */
export function parseTyped(input: unknown): Lead {
  const lead = parseLead(input)
  if (lead.email && !isSoundAddress(lead.email)) throw refusedAt(400, 'email', UNSOUND)
  return lead
}

const UNSOUND = 'this address cannot be written to. Write it like name@example.com.'

function field(name: SentField, clean = visitorFields.some((each) => each.name === name && each.type === 'text') ? cleanText : cleanLine) {
  const max = sentFields[name].max
  return v.pipe(v.string('send text.'), v.transform(clean), v.maxLength(max, `send at most ${max} characters.`))
}

function explainKey(whenNoObject: string) {
  return (issue: v.StrictObjectIssue): string => {
    if (issue.expected === 'Object') return whenNoObject
    return issue.expected === 'never' ? 'remove this key: it is not known.' : 'is missing.'
  }
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const keys = (issue.path ?? []).map((item) => safeKey(String(item.key)))
  const path = keys.length > 0 ? keys : ['body']
  return { path, message: `${path.at(-1)}: ${issue.message}` }
}

/** Keeps the visitor's paragraphs. PostgreSQL cannot store a NUL, nor half a surrogate pair. */
function cleanText(text: string): string {
  return text.replace(CARRIAGE_RETURNS, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE, '').toWellFormed().trim()
}

export function cleanLine(text: string): string {
  return text.replace(CONTROL, ' ').toWellFormed().trim()
}
