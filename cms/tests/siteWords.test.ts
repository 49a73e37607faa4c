import { expect, test } from 'vitest'
import { progress, tookWords } from '../src/admin/site/words.ts'
import type { ShownVersion, SiteState } from '../src/siteContent/siteAnswers.ts'

const NOW = Date.parse('2026-11-22T03:00:00Z')
const MINUTE_MS = 60_000
const version: ShownVersion = {
  id: 8,
  number: 8,
  state: 'live',
  by: 'Sam Rai',
  madeAt: NOW - 5_000,
  dueAt: null,
  liveAt: NOW,
  seconds: 3.4,
  problem: null,
  changes: [],
}
const site = (changes: Partial<ShownVersion>, rest: Partial<SiteState> = {}): SiteState => ({
  way: 'folder',
  canPreview: true,
  base: 8,
  live: 7,
  unknown: null,
  changes: [],
  problems: [],
  versions: [{ ...version, ...changes }],
  now: NOW,
  ...rest,
})

test.each<[words: string, tone: string, state: SiteState]>([
  ['Nothing has been published from here yet: the site shows what it was built with.', 'neutral', site({}, { versions: [] })],
  ['The site shows version 8 since 22 Nov 2026, 2:00 pm (Sydney). It took 3 seconds.', 'success', site({})],
  ['Version 8 waits for its turn. The site still shows version 7.', 'primary', site({ state: 'waiting' })],
  ['Version 8 is being built and checked. The site still shows version 7.', 'primary', site({ state: 'building' })],
  [
    'Version 8 has waited for 3 minutes: the publisher does not answer. The site still shows version 7. Ask whoever looks after the server to start it.',
    'warning',
    site({ state: 'waiting', madeAt: NOW - 3 * MINUTE_MS }),
  ],
  [
    'Version 8 has been building for 12 minutes, which is too long. The site still shows version 7. Ask whoever looks after the server.',
    'warning',
    site({ state: 'building', madeAt: NOW - 12 * MINUTE_MS }),
  ],
  [
    'Version 8 was not published. A link leads nowhere. The site still shows version 7.',
    'danger',
    site({ state: 'failed', problem: { sentence: 'A link leads nowhere.', details: [] } }),
  ],
  [
    'The site shows version 8, but it could not be built again. The disk is full.',
    'warning',
    site({ problem: { sentence: 'The disk is full.', details: [] } }),
  ],
  [
    'Version 9 of the site is not in this inbox: its database was restored from an earlier backup. The site stays as it is until you publish or bring a version back; that takes the place of version 9. Before that, copy into the drafts what only the site has.',
    'warning',
    site({}, { unknown: 9 }),
  ],
  // A build on a CDN takes minutes, and its host has no publisher.
  [
    'Version 8 is being built and checked. The site still shows version 7.',
    'primary',
    site({ state: 'building', madeAt: NOW - 12 * MINUTE_MS }, { way: 'hook' }),
  ],
])('%s', (words, tone, state) => {
  expect(progress(state)).toEqual({ tone, words })
})

test('a scheduled version says nothing of the site now', () => {
  const scheduled = { ...version, id: 9, number: null, state: 'scheduled' as const, dueAt: NOW + MINUTE_MS }
  expect(progress(site({}, { versions: [scheduled, version] })).words).toMatch(/^The site shows version 8/)
})

test('the newest version is the one with the highest number, wherever it is in the list', () => {
  const failed = { ...version, id: 3, number: 9, state: 'failed' as const, problem: { sentence: 'A link leads nowhere.', details: [] } }
  expect(progress(site({}, { live: 8, versions: [version, failed] })).words).toBe(
    'Version 9 was not published. A link leads nowhere. The site still shows version 8.',
  )
})

test('times are told as a person would', () => {
  expect([0.2, 3.4, 89, 90, 600].map(tookWords)).toEqual(['1 second', '3 seconds', '89 seconds', '2 minutes', '10 minutes'])
})
