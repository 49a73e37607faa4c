import * as v from 'valibot'
import { contentType, type Kind } from './contentTypes.ts'
import type { Draft, Fields } from './fields.ts'

/** What keeps a document from being published. `path` is the field in the form, such as `sources.1.url`; `label` is its name there. */
export type Mistake = { path: string; label: string; message: string }

export function checkDocument(kind: Kind, draft: Draft): { value: Draft; mistakes: Mistake[] } {
  const { fields } = contentType(kind)
  const { value, mistakes } = checkPublished(kind, publishedPart(fields, draft))
  const asked = Object.entries(fields).flatMap(([path, { label, asks }]) =>
    (asks?.(draft[path], draft) ?? []).map((message) => ({ path, label, message })),
  )
  return { value, mistakes: [...mistakes, ...asked] }
}

/** A document as the snapshot has it: what was published may be older than a rule. */
export function checkPublished(kind: Kind, value: Draft): { value: Draft; mistakes: Mistake[] } {
  const { fields, schema } = contentType(kind)
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true })
  if (parsed.success) return { value: parsed.output, mistakes: [] }
  const mistakes = parsed.issues.map((issue) => {
    const path = inForm(fields, v.getDotPath(issue) ?? '')
    return { path, label: labelOf(fields, path), message: issue.message }
  })
  return { value, mistakes }
}

function publishedPart(fields: Fields, draft: Draft): Record<string, unknown> {
  const part: Record<string, unknown> = {}
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!('rule' in field)) continue
    const { entry, published = (value: unknown) => value, at = name } = field
    const given = filled(draft[name])
    const value = entry ? rows(given).map((row) => publishedPart(entry.fields, row)) : published(given)
    const [group = '', inner] = at.split('.')
    if (inner === undefined) part[group] = value
    else groups[group] = { ...groups[group], [inner]: value }
  }
  for (const [group, values] of Object.entries(groups)) if (Object.values(values).some((value) => value !== undefined)) part[group] = values
  return part
}

export function draftOf(fields: Fields, value: Draft): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!('rule' in field)) return []
      const { entry, drafted = (value: unknown) => value, at = name } = field
      const [group = '', inner] = at.split('.')
      const given = inner === undefined ? value[group] : (value[group] as Draft | undefined)?.[inner]
      return [[name, (entry ? rows(given).map((row) => draftOf(entry.fields, row)) : drafted(given)) ?? null]]
    }),
  )
}

function inForm(fields: Fields, path: string): string {
  const own = Object.entries(fields).find(([, { at }]) => at === path)?.[0]
  const [name = '', ...rest] = path.split('.')
  return own ?? (fields[name]?.entry ? [name, ...rest].join('.') : name)
}

export function labelOf(fields: Fields, path: string): string {
  const [name = '', index, inner] = path.split('.')
  const field = fields[name]
  const label = field?.label ?? name
  return inner === undefined ? label : `${label} ${Number(index) + 1}, ${field?.entry?.fields[inner]?.label ?? inner}`
}

function filled(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}

function rows(value: unknown): Draft[] {
  return Array.isArray(value) ? value.filter((row): row is Draft => typeof row === 'object' && row !== null) : []
}
