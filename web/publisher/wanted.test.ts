import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { WantedFolder } from './wanted.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wanted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const edition of ['live', 'preview']) writeFileSync(join(folder, `${edition}.json`), text)
  return folder
}

test('the live site is rendered again when a day begins in Sydney, a preview is not', () => {
  const folder = new WantedFolder(folderWith('{"number":3}'), 'release')
  const inputsAt = (time: string) => {
    vi.setSystemTime(new Date(time))
    return { live: folder.read('live').inputs, preview: folder.read('preview').inputs }
  }
  const evening = inputsAt('2026-11-22T12:59:00Z')
  const midnight = inputsAt('2026-11-22T13:01:00Z')
  expect(midnight.live).not.toBe(evening.live)
  expect(midnight.preview).toBe(evening.preview)
  expect(inputsAt('2026-11-23T12:00:00Z').live).toBe(midnight.live)
})

test('another release renders the same snapshot again', () => {
  const folder = folderWith('{"number":3}')
  expect(new WantedFolder(folder, 'a').read('live').inputs).not.toBe(new WantedFolder(folder, 'b').read('live').inputs)
})

test('the number is known even of half a file', () => {
  expect(new WantedFolder(folderWith('{"format":1,"number":12,"made":"20'), '').read('live').number).toBe(12)
  expect(new WantedFolder(folderWith('nothing'), '').read('live').number).toBe(0)
})
