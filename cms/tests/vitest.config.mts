import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/support/makeTemplate.ts'],
    // A worker keeps its inboxes from file to file: support/cleanInbox.ts.
    isolate: false,
    // Each worker starts inboxes of its own, at two seconds of one core each.
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 180_000 } },
  },
})
