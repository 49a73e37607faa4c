import { dayRead } from './reading.ts'
import type { Source } from './schema/source.ts'
import { type SourceId, sources } from './sources.ts'

/** The oldest check among the sources a piece of content names, at any depth: it is no fresher than that. Undefined where it names none. */
export function lastChecked(content: unknown): string | undefined {
  return sourcesNamed(content).map(dayRead).sort()[0]
}

/** At any depth. */
export function sourcesNamed(content: unknown): Source[] {
  if (typeof content === 'string') return isSource(content) ? [sources[content]] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sourcesNamed) : []
}

function isSource(text: string): text is SourceId {
  return Object.hasOwn(sources, text)
}
