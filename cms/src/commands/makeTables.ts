// Makes the tables of an empty database, as the first start does, for npm run move.
import path from 'node:path'
import { prepareDataFolder } from '../database/databaseConnection.ts'
import { settings } from '../settings/settings.ts'
import { APP_DIR, runCommand } from './runCommand.ts'

process.env['NODE_ENV'] ||= 'production'
process.env['STRAPI_TELEMETRY_DISABLED'] = 'true'

void runCommand(async () => {
  prepareDataFolder(settings().database)
  const { createStrapi } = await import('@strapi/strapi')
  const strapi = createStrapi({ appDir: APP_DIR, distDir: path.resolve(__dirname, '..', '..'), serveAdminPanel: false })
  await strapi.load()
  await strapi.destroy()
  process.exit(0)
})
