import { expect, test } from 'vitest'
import { progress, tookWords } from '../src/admin/site/siteWords.ts'
import type { ShownVersion, SiteState } from '../src/ownersContent/siteAnswers.ts'

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
  failure: null,
  broughtBack: null,
  changes: [],
}
const told = (change: Partial<ShownVersion>, rest: Partial<SiteState> = {}) =>
  progress({
    isOn: true,
    canPreview: true,
    base: 8,
    live: 7,
    unknown: null,
    changes: [],
    texts: [],
    mistakes: [],
    published: [],
    versions: [{ ...version, ...change }],
    now: NOW,
    ...rest,
  })
const failure = { sentence: 'A link leads nowhere.', details: [] }
const minutesAgo = (minutes: number) => NOW - minutes * MINUTE_MS

test.each<[what: string, tone: string, says: RegExp, state: ReturnType<typeof told>]>([
  ['nothing was published', 'neutral', /^Nothing has been published/, told({}, { versions: [] })],
  ['it is live', 'success', /shows version 8 since 22 Nov 2026, 2:00 pm .* 3 seconds/, told({})],
  ['it waits', 'primary', /still shows version 7/, told({ state: 'waiting' })],
  ['it is built', 'primary', /still shows version 7/, told({ state: 'building' })],
  ['no publisher answers', 'warning', /3 minutes.*publisher.*version 7/, told({ state: 'waiting', madeAt: minutesAgo(3) })],
  ['the build takes too long', 'warning', /12 minutes.*version 7/, told({ state: 'building', madeAt: minutesAgo(12) })],
  ['it failed', 'danger', /not published\. A link leads nowhere\. .*version 7/, told({ state: 'failed', failure })],
  ['a night failed', 'warning', /shows version 8, but .*A link leads nowhere\./, told({ failure })],
  ['the site is ahead', 'warning', /Version 9 of the site is not in this inbox/, told({}, { unknown: 9 })],
])('when %s the page is %s', (_what, tone, says, state) => {
  expect(state).toEqual({ tone, words: expect.stringMatching(says) })
})

test('a scheduled version says nothing of the site now', () => {
  const scheduled = { ...version, id: 9, number: null, state: 'scheduled' as const, dueAt: NOW + MINUTE_MS }
  expect(told({}, { versions: [scheduled, version] }).words).toMatch(/^The site shows version 8/)
})

test('the newest version is the one with the highest number, wherever it is in the list', () => {
  const failed = { ...version, id: 3, number: 9, state: 'failed' as const, failure }
  expect(told({}, { live: 8, versions: [version, failed] })).toMatchObject({ tone: 'danger', words: expect.stringMatching(/^Version 9 /) })
})

test('times are told as a person would', () => {
  expect([0.2, 3.4, 89, 90, 600].map(tookWords)).toEqual(['1 second', '3 seconds', '89 seconds', '2 minutes', '10 minutes'])
})
