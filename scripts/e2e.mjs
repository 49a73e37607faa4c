// @ts-check
import process from 'node:process'
import { BROWSER_SUITE } from './suites.mjs'
import { runTests } from './testBed.mjs'

// For example: npm run e2e -- -g popup
await runTests([BROWSER_SUITE], process.argv.slice(2))
