import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDatabase } from './database.ts'
import { CMS_DIR, CMS_DIST, inboxEnv, makeFolder } from './inbox.ts'

export type Route = { method: string; path: string }

const LIST = `
const { createStrapi } = require('@strapi/strapi')
createStrapi({ appDir: process.cwd(), distDir: require('node:path').resolve(process.argv[1]) }).load().then((app) => {
  const routes = app.server.mount().listRoutes().map(({ methods, path }) => ({ methods, path }))
  process.stdout.write('\\nROUTES ' + JSON.stringify(routes) + '\\n', () => process.exit(0))
})`
const STRAPIS =
  /^\/(admin|content-manager|content-type-builder|upload|i18n|email|api\/(upload|i18n|email|content-type-builder|content-manager)|_health|mcp)(\/|$)|^\/$|\(/

/** Every route that is not Strapi's own, from the table that the server itself answers by. */
export async function ownRoutes(): Promise<Route[]> {
  return (await allRoutes()).filter(({ path }) => !STRAPIS.test(path))
}

export async function allRoutes(): Promise<Route[]> {
  const folder = makeFolder()
  await createDatabase(folder)
  const env = inboxEnv(folder) as NodeJS.ProcessEnv
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', LIST, CMS_DIST], { cwd: CMS_DIR, env, maxBuffer: 10_000_000 })
  const routes = JSON.parse(/^ROUTES (.*)$/m.exec(stdout)?.[1] ?? '[]') as { methods: string[]; path: string }[]
  return routes.flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path })))
}
