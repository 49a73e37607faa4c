import { expect, test } from 'vitest'
import schema from '../src/api/form-data/content-types/form-data/schema.json'
import { limits } from '../src/leads/limits.ts'
import { contract } from './support/inbox.ts'

test('the limits are those of the contract', () => {
  expect(limits).toEqual(contract('limits.json'))
})

test('the database takes every length the intake takes', () => {
  const lengths = Object.entries(schema.attributes).map(([name, attribute]) => [name, attribute.maxLength])
  const { bodyBytes: _bodyBytes, ...fields } = limits
  expect(lengths).toEqual(Object.entries(fields).map(([name, { max }]) => [name, max]))
})
