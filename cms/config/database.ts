import type { Core } from '@strapi/strapi'
import { postgresConnection } from '../src/database/postgresConnection.ts'
import { sqliteConnection } from '../src/database/sqliteConnection.ts'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Database => {
  const { database } = settings()
  return {
    // Strapi would drop every table and column that this release does not know: those of a newer one, with their values.
    settings: { forceMigration: false },
    connection: database.kind === 'postgres' ? postgresConnection(database.url) : sqliteConnection(database.file),
  }
}
