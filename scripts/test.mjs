// npm test, or one suite: npm test -- cms, npm test -- e2e -g popup
import { runTests } from './shared/runTests.mjs'

await runTests(process.argv.slice(2))
