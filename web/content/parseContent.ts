import * as v from 'valibot'
import { withMarks, withOwnersTexts } from './ownersTexts.ts'

/**
 * Parses one piece of content, with what the owner has written again in it. Throws an error that names the file and each wrong field.
 * @param place how the owner's changes name the file, where its texts have moved to another since
 */
export function parseContent<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  file: string,
  place = file.replace('./', ''),
): v.InferOutput<Schema> {
  return withMarks(schema, parseComposed(schema, withOwnersTexts(schema, data, place), file.replace('./', '')), place)
}

/** The same of what is put together from texts that were parsed before. */
export function parseComposed<const Schema extends v.GenericSchema>(schema: Schema, data: unknown, name: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  // A rule about several fields has no field.
  const lines = parsed.issues.map((issue) => `  ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
  throw new Error(`Wrong content in content/${name}\n${lines.join('\n')}`)
}
