import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/support/makeTemplate.ts'],
    // A worker keeps its inboxes from file to file: support/cleanInbox.ts.
    isolate: false,
    // Each file that starts a lead inbox costs a second and a half of one core, and then mostly waits.
    maxWorkers: 3,
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 180_000 } },
  },
})
