import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.mts'

/** What differs on PostgreSQL: its statements, locks, times and counts, tables of other releases; erasure and reviews taken back with a backup and a restore between. The rest goes through Strapi whichever it is. */
const suites = [
  'contentSaves',
  'deduplication',
  'digest',
  'fieldRights',
  'intake',
  'leadChanges',
  'leadSource',
  'marks.full',
  'nextStart',
  'notices.full',
  'numbers',
  'privacy',
  'publishingTogether',
  'rateLimits',
  'receipts',
  'releases.full',
  'storageRoom',
  'team',
  'withdrawnReviews.full',
]

export default mergeConfig(
  { ...common, test: { ...common.test, include: undefined, globalSetup: undefined } },
  defineConfig({
    test: {
      include: suites.map((suite) => `tests/${suite}.test.ts`),
      globalSetup: ['tests/support/startPostgres.ts', 'tests/support/makeTemplate.ts'],
    },
  }),
)
