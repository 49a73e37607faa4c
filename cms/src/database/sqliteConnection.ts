import type { Core } from '@strapi/strapi'
import type { Database } from 'better-sqlite3'

type Done = (error?: Error, connection?: unknown) => void

export function sqliteConnection(filename: string): Core.Config.Database['connection'] {
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    // Without this a failing query logs the whole lead.
    compileSqlOnError: false,
    pool: {
      min: 1,
      max: 1,
      afterCreate(opened: unknown, done: Done) {
        const connection = opened as Database
        try {
          // The driver waits inside the only thread; the intake waits outside it, and longer.
          connection.pragma('busy_timeout = 100')
          connection.pragma('journal_mode = WAL')
          // NORMAL may lose the last leads at a power cut.
          connection.pragma('synchronous = FULL')
          // What a person asked to be erased is overwritten, not only unlinked.
          connection.pragma('secure_delete = ON')
          done(undefined, connection)
        } catch (error) {
          done(error as Error, connection)
        }
      },
    },
  }
}
