// @ts-check
import { SUITES } from './suites.mjs'
import { runTests } from './testBed.mjs'

await runTests(SUITES)
