import * as v from 'valibot'
import type { Room } from '../../../cms/src/ownersContent/textRoom.ts'
import { budgetOf, keptOf, Prose, Words } from './text.ts'

export type Path = readonly (string | number)[]
/** A text that visitors read; `isProse` where it may have several paragraphs. */
export type TextPlace = Room & { path: Path; text: string }

/** Every text in the data that its schema declares as words: no slug, address, choice or day is one. */
export function textPlaces(schema: v.GenericSchema, data: unknown, path: Path = []): TextPlace[] {
  if (typeof data === 'string') return isOf(schema, Words) || isOf(schema, Prose) ? [{ path, text: data, ...limitsOf(schema) }] : []
  if (typeof data !== 'object' || data === null) return []
  const shape = unwrapped(schema, data)
  return Object.entries(data).flatMap(([key, value]) => {
    const inner = shape && innerSchema(shape, key)
    return inner ? textPlaces(inner, value, [...path, Array.isArray(data) ? Number(key) : key]) : []
  })
}

type PartRule = { path: Path; data: unknown; action: object }

/** What is asked of each part of the data as a whole. */
function partRules(schema: v.GenericSchema, data: unknown, path: Path = []): PartRule[] {
  if (typeof data !== 'object' || data === null) return []
  const shape = unwrapped(schema, data)
  if (!shape) return []
  const inner = Object.entries(data).flatMap(([key, value]) => {
    const of = innerSchema(shape, key)
    return of ? partRules(of, value, [...path, Array.isArray(data) ? Number(key) : key]) : []
  })
  return [...(shape.pipe ?? []).map((action) => ({ path, data, action })), ...inner]
}

/** Every part of the data whose texts have a budget of words together. */
export function wordBudgets(schema: v.GenericSchema, data: unknown): { path: Path; mostWords: number; words: number }[] {
  return partRules(schema, data).flatMap(({ path, data, action }) => {
    const budget = budgetOf(action)
    return budget ? [{ path, mostWords: budget.most, words: budget.words(data) }] : []
  })
}

/** Every text of which words have to stay, because something else of the site goes by them. */
export function keptWords(schema: v.GenericSchema, data: unknown): { path: Path; keeps: NonNullable<Room['keeps']> }[] {
  return partRules(schema, data).flatMap(({ path, data, action }) =>
    keptOf(action, data).map(({ path: inner, ...keeps }) => ({ path: [...path, ...inner], keeps })),
  )
}

type Shape = v.GenericSchema & {
  pipe?: readonly (v.GenericSchema | { kind: string; type: string; requirement?: unknown })[]
  entries?: Record<string, v.GenericSchema>
  items?: readonly v.GenericSchema[]
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly v.GenericSchema[]
  getter?: (input: unknown) => v.GenericSchema
}

function isOf(schema: v.GenericSchema, words: v.GenericSchema): boolean {
  const { wrapped, pipe, options } = schema as Shape
  if (schema === words) return true
  const inner = wrapped ?? (pipe?.[0] as v.GenericSchema | undefined)
  return (inner !== undefined && inner !== schema && isOf(inner, words)) || (options?.some((option) => isOf(option, words)) ?? false)
}

/** Of a choice between shapes, the one that the data has. */
function unwrapped(schema: v.GenericSchema, data: unknown): Shape | undefined {
  const { wrapped, options, getter, type } = schema as Shape
  if (wrapped) return unwrapped(wrapped, data)
  if (getter) return unwrapped(getter(data), data)
  if (type !== 'union' && type !== 'variant') return schema as Shape
  const fitting = options?.find((option) => v.is(option, data))
  return fitting && unwrapped(fitting, data)
}

function innerSchema({ entries, items, item, value }: Shape, key: string): v.GenericSchema | undefined {
  return entries?.[key] ?? items?.[Number(key)] ?? item ?? value
}

function limitsOf(schema: v.GenericSchema): Omit<TextPlace, 'path' | 'text'> {
  const { wrapped, pipe = [] } = schema as Shape
  if (wrapped) return limitsOf(wrapped)
  const found = pipe.flatMap((action): [string, unknown][] => {
    if (!('requirement' in action)) return []
    if (action.type === 'max_length') return [['most', action.requirement]]
    return action.type === 'min_length' ? [['least', action.requirement]] : []
  })
  const { mostWords } = v.getMetadata(schema as v.SchemaWithPipe<readonly [v.GenericSchema]>) as { mostWords?: unknown }
  return {
    isProse: isOf(schema, Prose),
    ...Object.fromEntries(found),
    ...(typeof mostWords === 'number' && { mostWords }),
  }
}
