import { expect, test } from 'vitest'
import schema from '../src/api/form-data/content-types/form-data/schema.json'
import { fieldLimits } from '../src/leads/fieldLimits.ts'
import { leadFields } from '../src/leads/leadFields.ts'
import { contract } from './support/inbox.ts'

test('the limits are those of the contract', () => {
  expect(fieldLimits).toEqual(contract('limits.json'))
})

test('the database takes every length the intake takes', () => {
  const { bodyBytes: _bodyBytes, ...fields } = fieldLimits
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    expect(schema.attributes[name].maxLength, name).toBe(fields[name].max)
  }
})

test('every field that a visitor may send is shown to the team', () => {
  const { bodyBytes: _bodyBytes, ...fields } = fieldLimits
  expect(leadFields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(fields)))
})

test.each(leadFields)('$name has its attribute and its column', ({ name, column }) => {
  expect(Object.keys(schema.attributes)).toContain(name)
  expect(column).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
})
