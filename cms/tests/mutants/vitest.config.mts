import { defineConfig } from 'vitest/config'

/** What npm run test:mutants asks of each mutant: the tests that start no inbox. */
export default defineConfig({
  test: {
    include: [
      'tests/{checkDocument,contactLinks,leadKeys,leadSource,messageText,parseLead,phoneNumber,rateLimit,replyTemplate,spamSet}.test.ts',
    ],
    testTimeout: 20_000,
  },
})
