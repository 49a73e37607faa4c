import path from 'node:path'
import { type Environment, optional } from './readVariables.ts'
import { SetupError } from './SetupError.ts'

export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export function readDatabase(env: Environment, appDir: string): DatabaseSettings {
  const url = optional(env, 'DATABASE_URL')
  if (url) {
    // The value holds a password: the message must not repeat it.
    if (!/^postgres(ql)?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new SetupError(
        'DATABASE_URL is not a PostgreSQL address. ' + 'Set it to postgres://user:password@host:5432/name, or remove it to use SQLite.',
      )
    }
    return { kind: 'postgres', url }
  }
  const file = optional(env, 'SQLITE_FILE') ?? path.join('data', 'leads.db')
  return { kind: 'sqlite', file: path.resolve(appDir, file) }
}
