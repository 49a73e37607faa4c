import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.mts'

/**
 * What the inbox does with its database, on PostgreSQL. Rights and calls to others go through Strapi whichever it is;
 * tests/faults is of SQLite; bench/ breaks a PostgreSQL.
 */
const suites = [
  'admin',
  'databaseTimes',
  'deduplication',
  'digest',
  'intake',
  'leadChanges',
  'leadSource',
  'marks',
  'notices',
  'numbers',
  'privacy',
  'publishing',
  'publishingTogether',
  'rateLimits',
  'receipts',
  'releases',
  'restoredContent',
  'schedule',
  'shutdown',
  'spam',
  'storageRoom',
  'team',
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
