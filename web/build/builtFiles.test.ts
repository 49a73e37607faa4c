import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow, pageAddress, pageFile } from './builtFiles.ts'

test('the files below a folder are named from there, without the folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'blogs', 'empty'), { recursive: true })
  for (const file of ['index.html', 'blogs/one.html']) writeFileSync(join(folder, file), '')
  expect(filesBelow(folder).sort()).toEqual(['blogs/one.html', 'index.html'])
  expect(filesBelow(join(folder, 'none'))).toEqual([])
})

test.each([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/blogs/one', 'blogs/one.html'],
])('the page %s is the file %s', (address, file) => {
  expect(pageFile(address)).toBe(file)
  expect(pageAddress(file)).toBe(address)
})
