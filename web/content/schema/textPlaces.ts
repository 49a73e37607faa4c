import * as v from 'valibot'
import { Prose, Words } from './text.ts'

export type Path = readonly (string | number)[]
/** A text that visitors read; `isProse` where it may have several paragraphs. */
export type TextPlace = { path: Path; text: string; isProse: boolean; least?: number; most?: number; mostWords?: number }

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
