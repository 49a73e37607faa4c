import { mkdirSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const WEB_DIR = join(import.meta.dirname, '..', '..', '..')
export const CMS_DIR = join(WEB_DIR, '..', 'cms')
export const DIST_DIR = join(WEB_DIR, process.env.SITE_OUT_DIR ?? 'dist-test')

/** Free ports and a folder, chosen by the run's first process and inherited by its workers: two runs never meet. */
process.env.TEST_RUN ??= JSON.stringify({ folder: mkdtempSync(join(tmpdir(), 'site-')), ports: await freePorts(4) })
const run = JSON.parse(process.env.TEST_RUN) as { folder: string; ports: [number, number, number, number] }

export const RUN_DIR = run.folder
export const [SITE_PORT, CMS_PORT, HTTPS_PORT, HTTP_PORT] = run.ports
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`
export const CMS_URL = `http://127.0.0.1:${CMS_PORT}`

/** All are held until the last is found, or the system might give one twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listening))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

function listening(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server))
  })
}

/** A folder of its own for a server and its database. */
export function folderOf(name: string): string {
  const folder = join(RUN_DIR, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
