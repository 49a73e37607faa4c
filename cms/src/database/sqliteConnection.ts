import type { Core } from '@strapi/strapi'
import type { Database } from 'better-sqlite3'

type Done = (error?: Error, connection?: unknown) => void

/** The driver waits for a lock inside the only thread: the inbox must not, its intake waits outside it, and longer. */
const INBOX_WAITS_MS = 100

/** @param waitMs how long a statement waits while another program writes to the file */
export function sqliteConnection(filename: string, { waitMs = INBOX_WAITS_MS } = {}): Core.Config.Database['connection'] {
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
          connection.pragma(`busy_timeout = ${waitMs}`)
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
