import { expect, test } from 'vitest'
import type { Details, Snapshot } from '../../cms/src/ownersContent/contentTypes.ts'
import { details, placeholders, variables } from './placeholders.ts'

const set = { SITE_URL: 'https://skills.test', CMS_URL: '', SITE_TEXT_LICENCE: '' }

const own: Details = {
  email: 'hello@skills.test',
  phone: '+61 2 5550 1234',
  whatsapp: '+61 491 570 156',
  location: 'Sydney',
  facebook: 'https://www.facebook.com/skills',
  hostingCountry: 'Australia',
  readers: [],
}

function published(changes: Partial<Details> = {}): Snapshot {
  const empty = { format: 1, number: 1, made: '2026-11-22T00:00:00.000Z', retentionMonths: 24, announcement: null } as const
  return { ...empty, prices: [], reviews: [], articles: [], details: { ...own, ...changes } }
}

test('every setting and every detail is listed where nothing is set', () => {
  expect(placeholders({}, null).map(({ name }) => name)).toEqual([...Object.keys(variables), ...details])
})

test('nothing is left when the owner has published everything; a network may be left out', () => {
  expect(placeholders(set, published())).toEqual([])
})

test('a detail that is its own placeholder is still a placeholder', () => {
  expect(placeholders(set, published({ email: 'info@example.com' })).map(({ name }) => name)).toEqual(['email'])
  expect(placeholders(set, published({ phone: '+61 491 570 006' })).map(({ name }) => name)).toEqual(['phone'])
})

test('an address on this machine still counts as a placeholder', () => {
  expect(placeholders({ ...set, CMS_URL: 'http://localhost:1999' }, published()).map(({ name }) => name)).toEqual(['CMS_URL'])
})
