import { once } from 'node:events'
import {
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { type PublishStatus, PublishStatusSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { fullSnapshot } from '../tests/publisher/support/snapshot.ts'
import { Publisher } from './publishing.ts'

const NOON_IN_SYDNEY = new Date('2026-11-23T01:00:00Z')
const MINUTE_MS = 60_000

beforeEach(({ onTestFailed }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_IN_SYDNEY })
  // What the publisher says of the faults that are made here reads like faults of the tests: only a test that fails shows it.
  const streams = [vi.spyOn(process.stdout, 'write').mockReturnValue(true), vi.spyOn(process.stderr, 'write').mockReturnValue(true)]
  const said = streams.map(({ mock }) => mock.calls)
  onTestFailed(() => console.error(said.flat(2).map(String).join('')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders one page, or says what is in the file `fault` and fails; with HANGS in it, it never ends. A snapshot may be at fault, too. */
const RENDER = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const content = process.env.SITE_OUT_DIR + '/content.json'
if (existsSync(content) && readFileSync(content, 'utf8').includes('BROKEN')) process.exit(1)
const fault = new URL('../fault', import.meta.url)
if (existsSync(fault)) {
  if (readFileSync(fault, 'utf8') === 'HANGS') await new Promise(() => setInterval(() => {}, 60_000))
  process.stderr.write(readFileSync(fault))
  process.exit(1)
}
const folder = process.env.SITE_OUT_DIR
mkdirSync(folder + '/client', { recursive: true })
writeFileSync(folder + '/client/index.html', 'The page')
`

/** A publisher in this process, with a release whose render is the one above. */
function makePublisher() {
  const root = mkdtempSync(join(tmpdir(), 'publishing-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folders = {
    release: join(root, 'release'),
    wanted: join(root, 'wanted'),
    done: join(root, 'done'),
    versions: join(root, 'versions'),
  }
  const { release, wanted, done, versions } = folders
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write(join(release, 'server', 'render.mjs'), RENDER)
  const build = (script: string) => {
    rmSync(join(release, 'client', 'assets'), { recursive: true, force: true })
    write(join(release, 'client', 'assets', script), 'start()')
  }
  build('first.js')
  const start = (changes: { versions?: string; before?: string; uploadCommand?: string } = {}) =>
    new Publisher({ ...folders, before: undefined, uploadCommand: undefined, ...changes })
  const announcing = (text: string) => ({ text, from: '2026-11-20', until: '2026-12-20' })
  return {
    versions,
    start,
    /** Another release, whose pages ask for another script. */
    build,
    want: (number: number, announcement?: string) => {
      const changes = announcement === undefined ? {} : { announcement: announcing(announcement) }
      write(join(wanted, 'live.json'), JSON.stringify(fullSnapshot(number, changes)))
    },
    kept: (folder = versions) => readdirSync(folder).filter((name) => name.startsWith('live-')),
    /** The number of the version that the link in the folder leads to. */
    shown: (folder = versions) => JSON.parse(readFileSync(join(folder, 'live', 'made-from.json'), 'utf8')).number as number,
    fault: (text: string | null) => (text === null ? rmSync(join(release, 'fault')) : write(join(release, 'fault'), text)),
    status: (): PublishStatus => v.parse(PublishStatusSchema, JSON.parse(readFileSync(join(done, 'live.json'), 'utf8'))),
  }
}

const DISK_FULL = 'Error: ENOSPC: no space left on device, write'

test('a nightly render for which the disk had no room is tried again half an hour later', async () => {
  const { start, want, fault, status } = makePublisher()
  const publisher = start()
  want(1)
  await publisher.publishNext()
  expect(status()).toMatchObject({ number: 1, state: 'ready' })
  expect(await publisher.publishNext()).toBe(false)

  vi.setSystemTime(Date.now() + DAY_MS)
  fault(DISK_FULL)
  expect(await publisher.publishNext()).toBe(true)
  expect(status()).toMatchObject({
    number: 1,
    state: 'failed',
    failure: { sentence: 'The server’s disk is full: free some space. It is tried again in half an hour.', details: expect.any(Array) },
  })
  expect(await publisher.publishNext()).toBe(false)
  vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
  expect(await publisher.publishNext()).toBe(false)

  fault(null)
  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(await publisher.publishNext()).toBe(true)
  expect(status()).toMatchObject({ number: 1, state: 'ready' })
  expect(await publisher.publishNext()).toBe(false)
})

test('a version is live when its host has it, and a failed upload is tried again without another render', async () => {
  const { start, want, status, versions, kept } = makePublisher()
  const host = join(versions, 'host')
  const publisher = start({ uploadCommand: `cp "$1/index.html" '${host}/'` })
  want(1)
  await publisher.publishNext()
  expect(status().failure?.sentence).toMatch(/^The site is built, but could not be uploaded to its host\./)
  expect(status().failure?.details.join()).toContain('host')
  expect(await publisher.publishNext()).toBe(false)

  mkdirSync(host)
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  await publisher.publishNext()
  expect(status()).toMatchObject({ number: 1, state: 'ready' })
  expect(readFileSync(join(host, 'index.html'), 'utf8')).toBe('The page')
  expect(kept()).toHaveLength(1)
  expect(await publisher.publishNext()).toBe(false)
})

test('an upload that gives way to a newer version ends with all that it started', async () => {
  const { start, want, status } = makePublisher()
  const host = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void host.close())
  await once(host, 'listening')
  const program = `require('node:net').connect(${(host.address() as AddressInfo).port}, '127.0.0.1')`
  const publisher = start({ uploadCommand: `'${process.execPath}' -e "${program}" & wait` })
  want(1)
  const first = publisher.publishNext()
  const [upload] = (await once(host, 'connection')) as [Socket]
  const ended = once(upload.on('error', () => {}).resume(), 'close')
  want(2)
  await first
  await ended
  expect(status()).toMatchObject({ number: 1, state: 'building' })
})

test('where it cannot be written down that the host has a version, the publisher goes on, and the owner is told', async () => {
  const { start, want, status, versions } = makePublisher()
  const mark = join(dirname(versions), 'done', 'uploaded')
  // A folder in its place, as good as a disk without room.
  const publisher = start({ uploadCommand: `mkdir -p '${mark}/full'` })
  want(1)
  expect(await publisher.publishNext()).toBe(true)
  expect(status()).toMatchObject({ number: 1, state: 'failed', failure: { sentence: expect.any(String) } })
})

test('a render that takes too long is stopped, and tried again too', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  const { start, want, fault, status } = makePublisher()
  const publisher = start()
  want(1)
  fault('HANGS')
  await publisher.publishNext()
  expect(timeout).toHaveBeenCalledWith(15 * MINUTE_MS)
  expect(status().failure?.sentence).toMatch(/^The site was still being built after fifteen minutes/)
  fault(null)
  expect(await publisher.publishNext()).toBe(false)
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  expect(await publisher.publishNext()).toBe(true)
  expect(status()).toMatchObject({ number: 1, state: 'ready' })
})

test('what visitors no longer see is deleted within a day, in the folder of the release before too', async () => {
  const { versions, start, want, kept } = makePublisher()
  const publisher = start()
  want(1)
  await publisher.publishNext()
  vi.setSystemTime(Date.now() + MINUTE_MS)
  want(2)
  await publisher.publishNext()
  expect(kept()).toHaveLength(2)
  vi.setSystemTime(Date.now() + 11 * 60 * MINUTE_MS)
  await publisher.publishNext()
  expect(kept()).toHaveLength(2)
  vi.setSystemTime(Date.now() + 61 * MINUTE_MS)
  await publisher.publishNext()
  const [served, last] = [realpathSync(join(versions, 'live')), kept()]
  // The night's own, and the one before it.
  expect(last).toHaveLength(2)
  expect(last).toContain(basename(served))

  const next = join(dirname(versions), 'next')
  const updated = start({ before: served, versions: next })
  await updated.publishNext()
  expect(kept()).toHaveLength(2)
  vi.setSystemTime(Date.now() + 13 * 60 * MINUTE_MS)
  await updated.publishNext()
  expect(kept()).toEqual([])
  expect(kept(next).length).toBeGreaterThan(0)
})

test('the scripts that pages of earlier releases may still ask for stay for a week, however many releases come', async () => {
  const { versions, start, want, build } = makePublisher()
  const release = async (script: string, name: string, before?: string) => {
    build(script)
    const folder = join(versions, name)
    const publisher = start({ versions: folder, ...(before && { before: realpathSync(join(versions, before, 'live')) }) })
    for (const number of [1, 2]) {
      vi.setSystemTime(Date.now() + MINUTE_MS)
      want(number)
      await publisher.publishNext()
    }
    return readdirSync(join(folder, 'live', 'client', 'assets'))
  }
  expect(await release('first.js', 'one')).toEqual(['first.js'])
  expect(await release('second.js', 'two', 'one')).toEqual(['first.js', 'second.js'])
  expect(await release('third.js', 'three', 'two')).toEqual(['first.js', 'second.js', 'third.js'])
  vi.setSystemTime(Date.now() + 6 * DAY_MS)
  expect(await release('first.js', 'four', 'three')).toEqual(['first.js', 'second.js', 'third.js'])
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(await release('fifth.js', 'five', 'four')).toEqual(['fifth.js', 'first.js', 'third.js'])
})

test('a version of which a power cut has left empty files is rendered again', async () => {
  const { versions, start, want, status } = makePublisher()
  want(1)
  await start().publishNext()
  const page = join(versions, 'live', 'client', 'index.html')
  for (const file of [page, join(versions, 'live', 'made-from.json')]) writeFileSync(file, '')

  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(await start().publishNext()).toBe(true)
  expect(status()).toMatchObject({ number: 1, state: 'ready' })
  expect(readFileSync(page, 'utf8')).toBe('The page')
})

test('the disk has the whole of a version before visitors are led to it', async () => {
  const { versions, start, want } = makePublisher()
  const live = join(versions, 'live')
  const flushed = new Set<number>()
  const handle = await open(import.meta.filename)
  const ofHandles: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = ofHandles
  vi.spyOn(ofHandles, 'sync').mockImplementation(function (this: FileHandle) {
    if (!existsSync(live)) flushed.add(fstatSync(this.fd).ino)
    return sync.call(this)
  })

  want(1)
  await start().publishNext()
  const version = realpathSync(live)
  const all = ['.', ...readdirSync(version, { recursive: true, encoding: 'utf8' })]
  expect(all).toContain(join('client', 'index.html'))
  expect(all.filter((name) => !flushed.has(statSync(join(version, name)).ino))).toEqual([])
})

test('a version before comes back under a new number, and five are kept', async () => {
  const { versions, start, want, status, shown, kept } = makePublisher()
  const publisher = start()
  for (const [number, text] of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'One.'].entries()) {
    vi.setSystemTime(Date.now() + MINUTE_MS)
    want(number + 1, text)
    await publisher.publishNext()
    expect(status()).toMatchObject({ number: number + 1, state: 'ready' })
  }
  expect(shown()).toBe(7)
  expect(readFileSync(join(versions, 'live', 'content.json'), 'utf8')).toContain('One.')
  expect(kept()).toHaveLength(5)
})

test('a version that is being built gives way to a newer one', async () => {
  const { start, want, fault, status, kept } = makePublisher()
  const publisher = start()
  want(1)
  fault('HANGS')
  const first = publisher.publishNext()
  want(2)
  await first
  fault(null)
  await publisher.publishNext()
  expect(status()).toMatchObject({ number: 2, state: 'ready' })
  expect(kept()).toHaveLength(1)
})

test('a release renders what is live when the newest version cannot be rendered, and stops when what is live cannot', async () => {
  const { versions, start, want, shown } = makePublisher()
  const before = join(versions, 'live')
  want(1)
  expect(await start().publishOnce()).toBe(0)
  want(2, 'BROKEN')
  expect(await start().publishOnce()).toBe(0)
  const next = join(versions, 'next-release')
  expect(await start({ versions: next, before }).publishOnce()).toBe(0)
  expect([shown(), shown(next)]).toEqual([1, 1])
  want(1, 'BROKEN')
  expect(await start({ versions: join(versions, 'another-release'), before }).publishOnce()).toBe(1)
})

test('what failed for another reason is not tried again before something changes', async () => {
  const { start, want, fault, status } = makePublisher()
  const publisher = start()
  want(1)
  fault('TypeError: x is undefined')
  await publisher.publishNext()
  expect(status().failure?.sentence).toBe('The site could not be built: show the details to whoever runs the server.')
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
  expect(await publisher.publishNext()).toBe(false)
})
