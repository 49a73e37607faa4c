import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSettings } from './settings.ts'
import { UserError } from './UserError.ts'

export function prepareDataFolder(database: DatabaseSettings): void {
  if (database.kind !== 'sqlite') return
  const folder = path.dirname(database.file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      `The folder ${folder} cannot be written (${code}). Make it writable for this user, or set SQLITE_FILE to a file in another folder.`,
    )
  }
}
