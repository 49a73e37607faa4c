import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAt } from './site.ts'

/** Every part of commit db0e067's pages that a link of that site named and that has another id now. */
const addresses = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'formerAnchors.txt'), 'utf8')
  .trim()
  .split('\n')

test('a link to a part that a page had before November 2026 still leads into that page', () => {
  const broken = addresses.filter((address) => {
    const [path = '', id = ''] = address.split('#')
    return pageAt(path)?.document.getElementById(id) == null
  })
  expect(broken).toEqual([])
})
