import { expect, test } from 'vitest'
import { variables } from '#content/openSettings.ts'
import type { Details, Snapshot } from '../../cms/src/ownersContent/contentTypes.ts'
import { inventedNames } from '../../cms/src/ownersContent/goLive.ts'
import { fullSnapshot } from '../tests/publisher/support/snapshot.ts'
import { placeholders } from './placeholders.ts'

const set = { SITE_URL: 'https://skills.test', CMS_URL: '', SITE_TEXT_LICENCE: '' }

function published(changes: Partial<Details> = {}): Snapshot {
  const { details } = fullSnapshot(1)
  return fullSnapshot(1, { details: details && { ...details, ...changes } })
}

test('every setting and every detail is listed where nothing is set', () => {
  expect(placeholders({}, null).map(({ name }) => name)).toEqual([...Object.keys(variables), ...inventedNames])
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
