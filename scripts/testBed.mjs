// @ts-check
import process from 'node:process'
import { findOrInstallBrowser } from './browser.mjs'
import { buildCms, buildSite } from './built.mjs'
import { sum } from './counts.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
import { command, explain, say } from './report.mjs'
import { inWords, runSuite } from './suites.mjs'

/** Where web/'s browser tests start a CMS of their own. */
const TEST_CMS_URL = 'http://127.0.0.1:4337'

/**
 * Runs the suites on a machine made ready for them; the last line says what came of it.
 * @param {import('./suites.mjs').Suite[]} suites
 * @param {string[]} more arguments for the runners
 */
export async function runTests(suites, more = []) {
  await command(
    async () => {
      const counts = []
      try {
        const env = await prepare()
        for (const suite of suites) {
          const own = suite.prepare ? await suite.prepare(env) : env
          if (own) counts.push(await runSuite(suite, own, more))
        }
      } catch (error) {
        say(explain(error))
        counts.push({ passed: 0, failed: 1 })
      }
      const total = sum(counts)
      say(`\n${inWords(total)}`)
      return total.failed === 0 ? 0 : 1
    },
    { exitCodeWhenInterrupted: 130 },
  )
}

/** @returns {Promise<NodeJS.ProcessEnv>} */
async function prepare() {
  requireUsableMachine()
  await installWhatIsMissing()
  const env = { ...settingsOfNobody(), SITE_OUT_DIR: 'dist-test', CMS_URL: TEST_CMS_URL }
  await buildCms(env)
  await buildSite(env)
  return { ...env, CHROMIUM_PATH: await findOrInstallBrowser() }
}

/** The tests say the same on every machine: its ports and its site's settings stay out. */
function settingsOfNobody() {
  const own = /^(PORT|CMS_PORT|CMS_URL|SITE_.*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
}
