import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeFromEarlier } from './earlierFiles.ts'

const root = () => {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(file: string, text: string, time?: number): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (time) utimesSync(file, time, time)
  return file
}

test('a file with the same bytes keeps its date and its compressed copies; any other is left to compress', () => {
  const [old, now] = [root(), root()]
  write(join(old, 'client', 'a.html'), 'same', 1_000_000)
  write(join(old, 'client', 'a.html.br'), 'compressed')
  write(join(old, 'client', 'b.html'), 'then')
  const [a, b, c] = ['a.html', 'b.html', 'c.html'].map((name) => write(join(now, 'client', name), name === 'a.html' ? 'same' : 'now!')) as [
    string,
    string,
    string,
  ]

  expect(takeFromEarlier([a, b, c], join(now, 'client'), [old])).toEqual([b, c])
  expect(statSync(a).mtimeMs).toBe(1_000_000_000)
  expect(readFileSync(`${a}.br`, 'utf8')).toBe('compressed')
  expect(readFileSync(b, 'utf8')).toBe('now!')
})
