import fs, { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeWhole } from './files.ts'

test('a file gets its name when the disk has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'live.json')
  const hadItsName: boolean[] = []
  const flushed = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => void hadItsName.push(existsSync(file)))
  onTestFinished(() => flushed.mockRestore())
  writeWhole(file, 'whole')
  expect(hadItsName).toEqual([false])
  expect(readFileSync(file, 'utf8')).toBe('whole')
})
