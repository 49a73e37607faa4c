import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { disciplineOf, disciplines } from '../src/leads/disciplines.ts'

test('the inbox knows every discipline of the site by the same title', () => {
  // Read as text: the site and the inbox are two installs, and neither compiles the other.
  const file = path.resolve(import.meta.dirname, '..', '..', 'web', 'content', 'forms.ts')
  const offered = [...readFileSync(file, 'utf8').matchAll(/\{ value: '(\w+)', label: '([^']+)' \}/g)].map(([, code, title]) => [
    code,
    title,
  ])
  expect(offered.length).toBe(26)
  const { others, ...known } = disciplines
  expect(known).toEqual(Object.fromEntries(offered.filter(([code]) => code !== 'others')))
  expect(offered.map(([code]) => code)).toContain('others')
  expect(others).toBeTruthy()
})

test.each([
  ['Sample Code=233211', 'Civil Engineer'],
  ['Sample Code=others', 'Another discipline'],
  ['Sample Code=999999', undefined],
  ['Sample Code=constructor', undefined],
  ['I ask about Sample Code=233211', undefined],
  [undefined, undefined],
])('%s is %s', (queries, title) => {
  expect(disciplineOf(queries)).toBe(title)
})
