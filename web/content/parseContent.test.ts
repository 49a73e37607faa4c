import { expect, test } from 'vitest'
import { parseContent } from './parseContent.ts'
import { ServiceSchema } from './schema/service.ts'
import { services } from './services.ts'

const [service] = services

test('a wrong field is named with its file', () => {
  const wrong = { ...service, description: 'Too short.' }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/content\/services\/one\.ts[\s\S]*description: /)
})

test('a misspelt field is named with its file', () => {
  const wrong = { ...service, headnig: 'A heading' }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/content\/services\/one\.ts[\s\S]*headnig: /)
})

test('a fact without a source is named by its place in the file', () => {
  const facts = service?.asks.facts.map((fact, index) => (index === 1 ? { ...fact, sources: [] } : fact))
  const wrong = { ...service, asks: { ...service?.asks, facts } }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/asks\.facts\.1\.sources: /)
})

test('a source nobody has entered is named', () => {
  const wrong = { ...service, rule: { ...service?.rule, sources: ['ea-hearsay'] } }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/rule\.sources\.0: No such source/)
})
