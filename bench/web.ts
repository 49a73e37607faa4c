import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildIfStale } from '../scripts/shared/buildIfStale.mjs'
import { WEB } from '../scripts/shared/packages.mjs'
import { say } from '../scripts/shared/terminal.mjs'
import { freePort } from '../web/tests/e2e/support/freePorts.ts'
import { start } from '../web/tests/e2e/support/program.ts'
import { writeReport } from './report.ts'
import { makeBareCopy } from './site/bareCopy.ts'
import { lighthouse } from './site/lighthouse.ts'
import { bareVisit, type Visit, visit } from './site/visit.ts'
import { judge, measured, type Result, report } from './site/webReport.ts'

const BROWSER_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const BROWSER_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
]
/** Home, a service, the longest listing, an article: the kinds of page people land on; and the two with a tool. */
const PAGES = [
  ...['/', '/services/cdr-writing', '/anzsco/eaanzsco', '/blogs/engineers-australia-plagiarism-rules'],
  ...['/services/pr-points-calculator', '/draft-checker'],
]

/** npm run bench:web [-- --runs 5 --pages /,/pricing --no-lighthouse]: fails when an aim is missed. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      pages: { type: 'string', default: PAGES.join(',') },
      runs: { type: 'string', default: '5' },
      lighthouse: { type: 'boolean', default: true },
    },
  })
  const runs = Number(values.runs)
  const port = await freePort()
  // Each page is its own canonical address.
  const siteUrl = `http://localhost:${port}`
  // Vite, which loads the bench, has set NODE_ENV to development: React would be built for that.
  const env = { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR: 'dist-bench', SITE_URL: siteUrl, PORT: String(port) }
  await buildIfStale(['site'], env)
  const pages = values.pages.split(',').map((page) => ({ page, visits: [] as Visit[] }))
  const logs = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const bareUrl = `http://localhost:${await freePort()}`
  const bareFolder = path.join(logs, 'bare')
  makeBareCopy(
    path.join(WEB.dir, 'dist-bench'),
    bareFolder,
    pages.map(({ page }) => page),
  )
  const serve = (name: string, url: string, folder: string) =>
    start(
      {
        name,
        args: ['build/serving/serve.mjs'],
        cwd: WEB.dir,
        log: path.join(logs, `${name}.log`),
        env: { ...env, SITE_OUT_DIR: folder, PORT: new URL(url).port },
      },
      url,
    )
  const server = await serve('site', siteUrl, 'dist-bench')
  const bareServer = await serve('bare', bareUrl, bareFolder)
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_FLAGS })
  try {
    // In turn, so that a busy minute of the machine affects every page alike.
    for (let number = 1; number <= runs; number += 1) {
      for (const { page, visits } of pages) {
        say(`› ${number}/${runs} ${page}`)
        const bareLcp = await bareVisit(browser, bareUrl + page)
        visits.push({ ...(await visit(browser, siteUrl + page)), bareLcp })
      }
    }
    const results: Result[] = pages.map(({ page, visits }) => ({
      page,
      visit: medians(visits),
      lighthouse: values.lighthouse ? lighthouse(siteUrl + page, BROWSER_PATH, BROWSER_FLAGS) : undefined,
    }))
    const { aims, missed } = judge(results)
    say(`${measured(results)}\n${aims}`)
    writeReport('web.md', report(results, aims, runs, browser.version()))
    for (const line of missed) say(`Missed: ${line}`)
    say(missed.length === 0 ? 'Every aim is met' : `${missed.length} aims are missed`)
    return missed.length === 0 ? 0 : 1
  } finally {
    await Promise.all([server.stop(), bareServer.stop()])
    await browser.close()
  }
}

/** The median of each number over several visits, of two in the middle the upper. */
function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  const median = (name: keyof Visit) => visits.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Visit
}
