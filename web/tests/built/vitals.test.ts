import { expect, test } from 'vitest'
import { fileAt, filesIn } from './site.ts'

test('no script reports anything about visitors unless the owner names an address for it', () => {
  const scripts = filesIn('assets', '.js')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => /sendBeacon|largest-contentful-paint/.test(fileAt(path).toString()))).toEqual([])
})
