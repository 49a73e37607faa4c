import type { Core } from '@strapi/strapi'
import { databaseConnection } from '../src/database/databaseConnection.ts'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Database => {
  return {
    // Strapi would drop every table and column that this release does not know: those of a newer one, with their values.
    settings: { forceMigration: false },
    connection: databaseConnection(settings().database),
  }
}
