import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/support/makeTemplate.ts'],
    // A worker keeps its inboxes from file to file: support/cleanInbox.ts.
    isolate: false,
    // Each worker starts inboxes of its own, at two seconds of one core each.
    maxWorkers: process.env['TEST_WORKERS'] === '1' ? 1 : 2,
    // A machine ten times slower than usual was seen: only a test that fails waits for so long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
  },
})
