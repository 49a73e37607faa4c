import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a drawing is made once, and kept only when the disk has it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  vi.stubEnv('SITE_CACHE_DIR', folder)
  const keptBefore: string[][] = []
  const flushed = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => void keptBefore.push(kept()))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    flushed.mockRestore()
    rmSync(folder, { recursive: true, force: true })
  })
  const kept = () => readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name))
  // Another file of this worker may have loaded it, with the folder of a real build.
  vi.resetModules()
  const { cached } = await import('./outputFiles.ts')

  expect(await cached('a card', async () => Buffer.from('drawn'))).toEqual(Buffer.from('drawn'))
  expect(keptBefore).toEqual([[]])
  expect(kept()).toHaveLength(1)
  expect(await cached('a card', async () => Buffer.from('drawn again'))).toEqual(Buffer.from('drawn'))
})
