import { expect, test } from 'vitest'
import { fileAt, filesIn } from './site.ts'

// That a script reports where the owner names an address: tests/unit/vitals.test.ts.
test('no script reports anything about visitors unless the owner sets an address for it', () => {
  const scripts = filesIn('assets', '.js')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => /sendBeacon|largest-contentful-paint/.test(fileAt(path).toString()))).toEqual([])
})
