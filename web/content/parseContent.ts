import * as v from 'valibot'

/** Parses one piece of content. Throws an error that names the file and each wrong field. */
export function parseContent<const Schema extends v.GenericSchema>(schema: Schema, data: unknown, file: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`Wrong content in content/${file.replace('./', '')}\n${lines.join('\n')}`)
}
