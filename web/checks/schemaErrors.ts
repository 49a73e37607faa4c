import * as v from 'valibot'
import { SourceSchema } from '#content/schema/source.ts'

/** Loading one of these parses its content, and throws an error that names file and field. */
const loaders = import.meta.glob(['../content/*.ts', '!../content/*.test.ts'])

export async function schemaErrors(): Promise<string[]> {
  const attempts = await Promise.allSettled(Object.values(loaders).map((load) => load()))
  const messages = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [messageOf(attempt.reason)] : []))
  // One wrong file also stops every loader that imports its own.
  return [...new Set(messages)]
}

/** The build only types the sources; here their dates and addresses are parsed. */
export function sourceErrors(sources: Record<string, unknown>): string[] {
  return Object.entries(sources).flatMap(([id, source]) => {
    const parsed = v.safeParse(SourceSchema, source)
    return parsed.success ? [] : parsed.issues.map((issue) => `content/sources.ts, ${id}.${v.getDotPath(issue)}: ${issue.message}`)
  })
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}
