import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What every inbox of a run starts with: the secrets, and who has signed in. Its database is beside it. */
export type Template = { secrets: Record<string, string>; tokens: Record<string, string> }

const NAME = 'template.json'

/** Set by tests/support/makeTemplate.ts; read when asked for, because the setups have loaded this file before. */
export const templateFolder = () => process.env['TEST_TEMPLATE']

export const templateFile = (folder: string) => path.join(folder, NAME)

let read: Template | undefined

export function template(): Template | undefined {
  const folder = templateFolder()
  if (folder) read ??= JSON.parse(readFileSync(templateFile(folder), 'utf8')) as Template
  return read
}
