import { defineConfig } from 'vitest/config'

/** What npm run test:mutants asks of each mutant: the rules alone, and what of them runs in milliseconds. */
export default defineConfig({
  resolve: { dedupe: ['valibot', 'marked'] },
  test: { include: ['{domain,content,publisher}/**/*.test.ts'], testTimeout: 20_000 },
})
