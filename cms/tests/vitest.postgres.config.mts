import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.mts'

/** What differs on PostgreSQL: its statements, locks, times and counts, tables of other releases, and erasure with a backup and a restore between. The rest goes through Strapi whichever it is. */
const suites = [
  'answers',
  'backup',
  'colleagueMails.full',
  'contentSaves.full',
  'deduplication',
  'firstWeek',
  'digest.full',
  'intake',
  'killed.full',
  'leadChanges',
  'leadList',
  'leadSearch',
  'marks.full',
  'mergedAnswers',
  'merging',
  'move.full',
  'nextStart.full',
  'nightlyBackups.full',
  'notices.full',
  'numbers',
  'people',
  'privacy',
  'privacy.full',
  'publishing',
  'publishingTogether.full',
  'rateLimits.full',
  'receipts.full',
  'refusedValues',
  'releases.full',
  'schedule.full',
  'searchIndex.full',
  'severalInboxes.full',
  'siteTroubles.full',
  'storageRoom.full',
  'team',
  'twoInboxes.full',
]

export default mergeConfig(
  { ...common, test: { ...common.test, include: undefined, globalSetup: undefined } },
  defineConfig({
    test: {
      include: suites.map((suite) => `tests/${suite}.test.ts`),
      globalSetup: ['tests/support/postgres.ts', 'tests/support/makeTemplate.ts'],
    },
  }),
)
