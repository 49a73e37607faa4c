import { expect, test } from 'vitest'
import { ownerDetails, placeholders } from './placeholders.ts'

const set = {
  SITE_URL: 'https://skills.test',
  CMS_URL: '',
  SITE_EMAIL: 'hello@skills.test',
  SITE_PHONE: '+61 2 5550 1234',
  SITE_WHATSAPP: '+61 491 570 156',
  SITE_LOCATION: 'Sydney',
  SITE_FACEBOOK: 'https://www.facebook.com/skills',
  SITE_INSTAGRAM: 'https://www.instagram.com/skills',
  SITE_YOUTUBE: 'https://www.youtube.com/@skills',
  SITE_AGENT_NAME: 'A. Person',
  SITE_AGENT_MARN: '1234567',
  SITE_HOSTING_COUNTRY: 'Australia',
  SITE_RETENTION_MONTHS: '24',
  SITE_TEXT_LICENCE: '',
}

test('every detail is listed where nothing is set', () => {
  expect(placeholders({}).map(({ variable }) => variable)).toEqual(Object.keys(ownerDetails))
})

test('nothing is left when the owner has set everything', () => {
  expect(placeholders(set)).toEqual([])
})

test('a detail set to its own placeholder is still a placeholder', () => {
  expect(placeholders({ ...set, SITE_EMAIL: 'info@example.com' })).toHaveLength(1)
})

test('an address on this machine still counts as a placeholder', () => {
  expect(placeholders({ ...set, CMS_URL: 'http://localhost:1999' }).map(({ variable }) => variable)).toEqual(['CMS_URL'])
})

test('the location has to be confirmed, although its default is true', () => {
  const { SITE_LOCATION, ...others } = set
  expect(placeholders(others).map(({ variable }) => variable)).toEqual(['SITE_LOCATION'])
})
