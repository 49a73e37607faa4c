import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join('node_modules', '.cache', 'site-content.json')
const LONGEST_MS = 30_000

/**
 * On a CDN: fetches what the owner has published from the inbox, and names the file in SITE_CONTENT. A build without it
 * would publish the placeholders, so it fails instead, and the CDN keeps the site it has.
 */
export async function fetchContent(environment: NodeJS.ProcessEnv): Promise<void> {
  const { SITE_CONTENT_URL: url, SITE_CONTENT_TOKEN: token } = environment
  if (!url || environment.SITE_CONTENT) return
  if (!token) throw new Error('SITE_CONTENT_TOKEN is missing: set it to the CONTENT_TOKEN of the inbox')
  mkdirSync(join(FILE, '..'), { recursive: true })
  writeFileSync(FILE, await contentAt(url, token))
  environment.SITE_CONTENT = FILE
}

async function contentAt(url: string, token: string): Promise<string> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(LONGEST_MS) }).catch(
    (error: unknown) => {
      throw new Error(`The inbox cannot be reached at ${url}: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
  if (response.ok) return response.text()
  const cures: Record<number, string> = {
    401: 'SITE_CONTENT_TOKEN is not the CONTENT_TOKEN of the inbox',
    409: 'its database is older than the site, from a backup: publish in the admin, or bring a version back',
    503: 'it waits for the site’s own /version.json: build again in ten minutes',
    404: 'nothing has been published yet, or the inbox has no CONTENT_TOKEN',
  }
  throw new Error(`The inbox answered ${response.status} at ${url}: ${cures[response.status] ?? 'see its log'}`)
}
