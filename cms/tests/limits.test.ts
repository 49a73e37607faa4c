import { expect, test } from 'vitest'
import schema from '../src/api/form-data/content-types/form-data/schema.json'
import { limits } from '../src/leads/limits.ts'
import { contract } from './support/inbox.ts'

test('the limits are those of the contract', () => {
  expect(limits).toEqual(contract('limits.json'))
})

test('the database takes every length the intake takes', () => {
  const { bodyBytes: _bodyBytes, ...fields } = limits
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    expect(schema.attributes[name].maxLength, name).toBe(fields[name].max)
  }
})
