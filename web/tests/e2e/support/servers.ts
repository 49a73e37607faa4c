import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { CMS_DIR, CMS_DIST, DIST_DIR, folderOf, RUN_DIR, WEB_DIR } from './addresses.ts'
import { readDatabase } from './leads.ts'
import { launch, type Server, start, stop } from './program.ts'

/** The real, built CMS on a database of its own: `leads.db` in the folder, its administrator in `cms.env`. */
export async function startCms(folder: string, port: number, env: Record<string, string>): Promise<Server> {
  const envFile = join(folder, 'cms.env')
  if (existsSync(TEMPLATE) && !existsSync(envFile)) {
    copyFileSync(join(RUN_DIR, 'cms.env'), envFile)
    copyFileSync(TEMPLATE, join(folder, 'leads.db'))
  } else execFileSync(process.execPath, ['scripts/createEnv.mjs', envFile], { cwd: CMS_DIR })
  const own = { CMS_PORT: String(port), SQLITE_FILE: join(folder, 'leads.db'), ENV_PATH: envFile }
  return start(
    { name: 'CMS', args: [`${CMS_DIST}/src/commands/serve.js`], cwd: CMS_DIR, env: { ...own, ...env }, log: join(folder, 'cms.log') },
    `http://127.0.0.1:${port}/healthz`,
  )
}

const TEMPLATE = join(RUN_DIR, 'template.db')

/** From now on an inbox begins with what the run's own has: making the tables takes as long as all else of a start. */
export function keepTemplate(): void {
  readDatabase(join(RUN_DIR, 'leads.db'), (database) => database.prepare('vacuum into ?').run(TEMPLATE))
}

/** The built site, which passes the forms' calls on to the CMS. */
export async function startSite(folder: string, port: number, cmsUrl: string, more: Record<string, string> = {}): Promise<Server> {
  const env = { PORT: String(port), SITE_OUT_DIR: DIST_DIR, CMS_UPSTREAM: cmsUrl, ...more }
  return start(
    { name: 'site', args: ['build/serving/serve.mjs'], cwd: WEB_DIR, env, log: join(folder, 'site.log') },
    `http://127.0.0.1:${port}`,
  )
}

/** Both, for one test that stops the CMS. */
export async function startPair(name: string, [sitePort = 0, cmsPort = 0]: number[]) {
  const folder = folderOf(name)
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const startOwnCms = () => startCms(folder, cmsPort, { SITE_ORIGINS: siteUrl })
  const [cms, site] = await Promise.all([startOwnCms(), startSite(folder, sitePort, `http://127.0.0.1:${cmsPort}`)])
  return { siteUrl, database: join(folder, 'leads.db'), cms, site, startCms: startOwnCms }
}

/** An inbox, the publisher, and the site with what it has published last, as `npm start` starts them. */
export async function startPublishing(name: string, [sitePort = 0, cmsPort = 0, previewPort = 0]: number[]) {
  const folder = folderOf(name)
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const adminUrl = `http://127.0.0.1:${cmsPort}`
  const shared = {
    PUBLISH_FOLDER: join(folder, 'publish'),
    PREVIEW_ORIGIN: `http://127.0.0.1:${previewPort}`,
    PREVIEW_SECRET: randomBytes(24).toString('hex'),
  }
  const site = { SITE_OUT_DIR: DIST_DIR, VERSIONS_FOLDER: join(folder, 'versions') }
  const own = { PREVIEW_PORT: String(previewPort), ADMIN_ORIGIN: adminUrl, SITE_CACHE_DIR: join(folder, 'cache'), SITE_PRECOMPRESS: 'no' }
  const publisher = launch({
    name: 'publisher',
    args: [join(DIST_DIR, 'server', 'publisher.mjs')],
    cwd: WEB_DIR,
    env: { ...site, ...shared, ...own },
    log: join(folder, 'publisher.log'),
  })
  const servers = [
    await startCms(folder, cmsPort, { SITE_ORIGINS: siteUrl, ...shared }),
    await startSite(folder, sitePort, adminUrl, site),
    { stop: () => stop(publisher) },
  ]
  return { siteUrl, adminUrl, folder, stop: () => Promise.all(servers.map((server) => server.stop())) }
}
