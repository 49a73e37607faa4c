import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './freePorts.ts'

export const WEB_DIR = join(import.meta.dirname, '..', '..', '..')
export const CMS_DIR = join(WEB_DIR, '..', 'cms')
/** From CMS_DIR. */
export const CMS_DIST = process.env.CMS_OUT_DIR ?? 'dist'
export const DIST_DIR = join(WEB_DIR, process.env.SITE_OUT_DIR ?? 'dist-test')

/** Free ports and a folder, chosen by the run's first process and inherited by its workers: two runs never interfere. */
process.env.TEST_RUN ??= JSON.stringify({ folder: mkdtempSync(join(tmpdir(), 'site-')), ports: await freePorts(5) })
const run = JSON.parse(process.env.TEST_RUN) as { folder: string; ports: [number, number, number, number, number] }

export const RUN_DIR = run.folder
export const [SITE_PORT, CMS_PORT, HTTPS_PORT, HTTP_PORT, CROSS_ORIGIN_PORT] = run.ports
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`
export const CMS_URL = `http://127.0.0.1:${CMS_PORT}`

/** A folder of its own for a server and its database. */
export function folderOf(name: string): string {
  const folder = join(RUN_DIR, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Every page that search engines may list, as the site's map has them. */
export function listedPages(): string[] {
  const sitemap = readFileSync(join(DIST_DIR, 'client', 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** The pages whose first view is an offer with a document that answers; the calculator's is its tool. */
export function offerPages(): string[] {
  const fileOf = (path: string) => join(DIST_DIR, 'client', `${path === '/' ? 'index' : path}.html`)
  return listedPages().filter((path) => readFileSync(fileOf(path), 'utf8').includes('data-document'))
}

/** One page of each layout: the others differ from it in their words alone. */
export function oneOfEachLayout(): string[] {
  const pages = listedPages()
  return pages.filter((path, index) => index === pages.findIndex((other) => layoutOf(other) === layoutOf(path)))
}

const ALONE = ['/services/pr-points-calculator', '/anzsco/compare', '/anzsco/data']
const TEXTS = ['/terms', '/company-policy', '/privacy']

function layoutOf(path: string): string {
  if (TEXTS.includes(path)) return 'text'
  const [, folder, ...rest] = path.split('/')
  return rest.length === 0 || ALONE.includes(path) ? path : `${folder}, ${rest.length} deep`
}
