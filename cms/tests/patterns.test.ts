import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { isLinear, repeatsForEver, worstOf } from '../../web/tests/unit/linearSteps.ts'
import { ownWords, withoutLinks } from '../src/leads/messageText.ts'
import { amounts } from '../src/leads/spamPhrases.ts'
import { CMS_DIR } from './support/inbox.ts'

/** Where a visitor's text is read, or what another program repeats of it. */
const FOLDERS = ['api', 'contract', 'leads', 'middlewares', 'operation', 'outgoing', 'rateLimits', 'team']

type Pattern = { source: string; flags: string }

function patternsIn(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: Pattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('every pattern over a visitor’s text takes steps in proportion to it', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(CMS_DIR, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(CMS_DIR, 'src', folder, name)),
  )
  const patterns = files.flatMap(patternsIn)
  expect(patterns.length, 'patterns are found').toBeGreaterThan(80)
  expect(patterns.filter(({ source }) => repeatsForEver(source)).filter((pattern) => !isLinear(worstOf(pattern)))).toEqual([])
})

test.each([[/^(a+)+$/], [/^(\w+\s?)*$/], [/(?<!x)\s+$/]])('a pattern known to be slow is noticed: %s', (pattern) => {
  expect(isLinear(worstOf(pattern))).toBe(false)
})

test('what they find is as it was', () => {
  expect('It costs 1500 aud, or 20%'.match(amounts)).toEqual(['1500 aud', '20%'])
  expect(withoutLinks('see https://a.example/b., www.b.example or shop.example.com now').replace(/\s+/g, ' ')).toBe('see or now')
  const summaries = Array.from({ length: 3 }, (_, n) => `--- Summary ${n} ---\nDegree: four years\n--- End of summary ${n} ---`)
  expect(ownWords(`mine\n${summaries.join('\n')}\nmine too`)).toBe('mine\nmine too')
})
