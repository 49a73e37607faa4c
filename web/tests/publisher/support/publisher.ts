import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { DAY_LINK_LASTS_MS, dayLinkFile } from '../../../../cms/src/ownersContent/dayLinks.ts'
import type { Edition, PublishedPages, PublishStatus } from '../../../../cms/src/ownersContent/publishStatus.ts'
import { freePorts } from '../../e2e/support/freePorts.ts'

const WEB = resolve(import.meta.dirname, '..', '..', '..')
export const RELEASE = resolve(WEB, process.env.SITE_OUT_DIR ?? 'dist')
const SECRET = 'a-secret-of-the-tests-only'
export const ADMIN = 'http://admin.localhost:1337'
const NOBODY = 65_534

/** The folders of a publisher, and what the inbox would do with them. */
export async function makePublisher() {
  const root = mkdtempSync(join(tmpdir(), 'publisher-'))
  const folders = { publish: join(root, 'publish'), versions: join(root, 'versions'), cache: join(root, 'cache') }
  for (const folder of [...Object.values(folders), join(folders.publish, 'wanted'), join(folders.publish, 'done')]) mkdirSync(folder)
  const [previewPort = 0, sitePort = 0] = await freePorts(2)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const env = {
    SITE_OUT_DIR: RELEASE,
    PUBLISH_FOLDER: folders.publish,
    VERSIONS_FOLDER: folders.versions,
    SITE_CACHE_DIR: folders.cache,
    PREVIEW_SECRET: SECRET,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
    ADMIN_ORIGIN: ADMIN,
    // Compressing takes longer than everything else, and one test looks at it.
    SITE_PRECOMPRESS: 'no',
  }
  const done = <Data>(name: string): Data | undefined => {
    const file = join(folders.publish, 'done', `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Data) : undefined
  }
  const status = (edition: Edition = 'live') => done<PublishStatus>(edition)

  return {
    folders,
    preview: `http://localhost:${previewPort}`,
    start: (options: Options = {}) => start(join(RELEASE, 'server', 'publisher.mjs'), { ...env, ...options.env }, options),
    /** Serves what is published, as `npm start` does. */
    async serve(): Promise<string> {
      start('build/serving/serve.mjs', { ...env, PORT: String(sitePort) })
      const url = `http://localhost:${sitePort}`
      await expect.poll(() => fetch(url).then(({ ok }) => ok)).toBe(true)
      return url
    },
    want(content: object | string, edition: Edition = 'live'): void {
      const file = join(folders.publish, 'wanted', `${edition}.json`)
      writeFileSync(`${file}.draft`, typeof content === 'string' ? content : JSON.stringify(content))
      renameSync(`${file}.draft`, file)
    },
    /** As the inbox makes it (docs/decisions/0033). */
    makeDayLink(content: object, lastsMs = DAY_LINK_LASTS_MS) {
      const token = randomBytes(32).toString('base64url')
      const name = dayLinkFile({ hash: createHash('sha256').update(token).digest('hex'), expires: Date.now() + lastsMs })
      const file = join(folders.publish, 'wanted', name)
      writeFileSync(file, JSON.stringify({ ...content, link: { name: 'Sam', by: 'Admin', made: Date.now() } }))
      return { token, revoke: () => rmSync(file) }
    },
    status,
    /** The status of a version, once it is no longer being built. */
    async outcome(number: number, edition: Edition = 'live'): Promise<PublishStatus> {
      await expect.poll(() => status(edition)).toMatchObject({ number, state: expect.stringMatching(/ready|failed/) })
      return status(edition) as PublishStatus
    },
    /** Fails with what the owner would be told. */
    async ready(number: number, edition: Edition = 'live'): Promise<void> {
      const { state, failure } = await this.outcome(number, edition)
      expect({ state, failure }).toEqual({ state: 'ready', failure: undefined })
    },
    pages: () => done<PublishedPages>('pages'),
    unfinished: () => readdirSync(folders.versions).filter((name) => name.startsWith('unfinished-')),
    file: (path: string) => readFileSync(join(folders.versions, 'live', path), 'utf8'),
    page: (path: string) => readFileSync(join(folders.versions, 'live', 'client', `${path}.html`), 'utf8'),
    /** Root may write everywhere, so then the publisher runs as somebody who may not. */
    letWriteVersions(allowed: boolean): void {
      for (const folder of process.getuid?.() === 0 ? [root, ...Object.values(folders), join(folders.publish, 'done')] : [])
        chownSync(folder, NOBODY, NOBODY)
      chmodSync(folders.versions, allowed ? 0o755 : 0o555)
    },
  }
}

type Options = { env?: Record<string, string>; asNobody?: boolean }

function start(file: string, env: Record<string, string>, { asNobody = false }: Options = {}) {
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd: WEB,
    // Vitest sets NODE_ENV; npm start does not.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asNobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { kill, says: (words: string) => expect.poll(() => output).toContain(words) }
}

/** As the admin makes it (docs/decisions/0020). */
export function openLink(origin: string, { number = 1, seconds = 120, secret = SECRET } = {}): string {
  const expires = Math.floor(Date.now() / 1000) + seconds
  return `${origin}/open?n=${number}&exp=${expires}&sig=${createHmac('sha256', secret).update(`${number}.${expires}`).digest('hex')}`
}
