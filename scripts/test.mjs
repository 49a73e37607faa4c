// @ts-check
// npm test, or one suite: npm test -- cms, npm test -- e2e -g popup
import process from 'node:process'
import { runTests } from './shared/runTests.mjs'

await runTests(process.argv.slice(2))
