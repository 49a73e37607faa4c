import { type SourceId, sources } from './sources.ts'

/** The newest check among the sources a piece of content names, at any depth; undefined where it names none. */
export function lastChecked(content: unknown): string | undefined {
  return [...checks(content)].sort().at(-1)
}

function* checks(value: unknown): Generator<string> {
  if (typeof value === 'string' && isSource(value)) yield sources[value].checked
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* checks(part)
}

function isSource(text: string): text is SourceId {
  return Object.hasOwn(sources, text)
}
