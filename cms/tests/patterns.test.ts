import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ownWords, withoutLinks } from '../src/leads/messageText.ts'
import { amounts } from '../src/leads/spamPhrases.ts'
import { CMS_DIR } from './support/inbox.ts'

/** Where a visitor's text is read, or what another program repeats of it. */
const FOLDERS = ['api', 'contract', 'leads', 'middlewares', 'operation', 'outgoing', 'rateLimits', 'team']

/** It begins at one place of the text, or at the first letter of a run, or it takes whatever it meets: from there it goes on once. */
const LINEAR = /^\/(\^|\(\?<[!=]|\[(?:\\.|[^\]])*\][+*]\/|\\?.(\{\w+\})?([+*]|\{\d+,\})\/|\\?.\.\*\$?\/)/

/** Read: each takes a whole run without a blank once it has begun, or ends at the next brace. */
const READ = [/^\/\(\?:\\bhttps\?:\)\?\\\/\\\//, /^\/\\\{\(\\w\+\)/]

/** Of `a+`, `a*` and `a{2,}`, outside a class and not escaped. */
const repeatsWithoutBound = (pattern: string) =>
  /(?:^|[^\\])(?:\\\\)*(?:[*+]|\{\d+,\})/.test(pattern.replace(/\\[^\\]|\[(?:\\.|[^\]])*\]/g, 'x'))

function patternsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('every pattern over a visitor’s text repeats with a bound, or is one that was read to be linear', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(CMS_DIR, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(CMS_DIR, 'src', folder, name)),
  )
  const patterns = files.flatMap(patternsIn)
  expect(patterns.length, 'patterns are found').toBeGreaterThan(80)
  const isRead = (pattern: string) => LINEAR.test(pattern) || READ.some((read) => read.test(pattern))
  expect(patterns.filter((pattern) => repeatsWithoutBound(pattern) && !isRead(pattern))).toEqual([])
})

test('what they find is as it was', () => {
  expect('It costs 1500 aud, or 20%'.match(amounts)).toEqual(['1500 aud', '20%'])
  expect(withoutLinks('see https://a.example/b., www.b.example or shop.example.com now').replace(/\s+/g, ' ')).toBe('see or now')
  const summaries = Array.from({ length: 3 }, (_, n) => `--- Summary ${n} ---\nDegree: four years\n--- End of summary ${n} ---`)
  expect(ownWords(`mine\n${summaries.join('\n')}\nmine too`)).toBe('mine\nmine too')
})
