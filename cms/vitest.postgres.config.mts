import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.mts'

/** What the inbox does with its database, on PostgreSQL. tests/faults is of SQLite; bench/ breaks a PostgreSQL. */
const suites = [
  'admin',
  'contentHook',
  'deduplication',
  'digest',
  'intake',
  'leadChanges',
  'leadSource',
  'marks',
  'notices',
  'editorRole',
  'numbers',
  'privacy',
  'publicSurface',
  'publishing',
  'publishingTogether',
  'rateLimits',
  'receipts',
  'releases',
  'schedule',
  'shutdown',
  'spam',
  'stockRoles',
  'storageRoom',
  'team',
  'webhook',
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
