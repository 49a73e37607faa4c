// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} report Vitest's JSON report
 * @returns {Counts}
 */
export function readVitestCounts(report) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * @param {string} report Playwright's JSON report
 * @returns {Counts}
 */
export function readPlaywrightCounts(report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
