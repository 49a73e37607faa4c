import { readingOf } from './reading.ts'
import { type SourceId, sources } from './sources.ts'

/** The oldest check among the sources a piece of content names, at any depth: it is no fresher than that. Undefined where it names none. */
export function lastChecked(content: unknown): string | undefined {
  return [...checks(content)].sort()[0]
}

function* checks(value: unknown): Generator<string> {
  if (typeof value === 'string' && isSource(value)) yield readingOf(sources[value]).date
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* checks(part)
}

function isSource(text: string): text is SourceId {
  return Object.hasOwn(sources, text)
}
