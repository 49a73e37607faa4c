import type { Core } from '@strapi/strapi'
import { postgresConnection } from '../src/database/postgresConnection.ts'
import { sqliteConnection } from '../src/database/sqliteConnection.ts'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Database => {
  const { database } = settings()
  return {
    connection: database.kind === 'postgres' ? postgresConnection(database.url) : sqliteConnection(database.file),
  }
}
