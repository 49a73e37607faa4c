import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { npm } from '../scripts/shared/packages.mjs'
import { freePorts } from '../web/tests/e2e/support/freePorts.ts'
import { WEB_DIR } from './folders.ts'
import { loadAverage, median, say, writeReport } from './report.ts'
import { lighthouse } from './site/lighthouse.ts'
import { type Visit, visit } from './site/visit.ts'
import { judge, measured, type Result, report } from './site/webReport.ts'
import { startServer } from './startServer.ts'

const BROWSER_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Home, a service, the longest listing, an article: the four kinds of page people land on. */
const PAGES = ['/', '/services/cdr-writing', '/anzsco/eaanzsco', '/blogs/engineers-australia-plagiarism-rules']

/** npm run bench:web [-- --runs 5 --pages /,/pricing --no-lighthouse --built dist]: fails when an aim is missed. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      pages: { type: 'string', default: PAGES.join(',') },
      runs: { type: 'string', default: '5' },
      lighthouse: { type: 'boolean', default: true },
      built: { type: 'string' },
      out: { type: 'string', default: 'docs/bench/web.md' },
    },
  })
  const [pages, runs] = [values.pages.split(','), Number(values.runs)]
  const started = Date.now()
  const loadBefore = loadAverage()
  const [port = 0] = await freePorts(1)
  const siteUrl = `http://localhost:${port}`
  const outDir = values.built ?? build(siteUrl)
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_FLAGS })
  const server = await startSite(outDir, port)
  try {
    const results = await visitAll(browser, { pages, runs, siteUrl })
    if (values.lighthouse) for (const result of results) result.lighthouse = lighthouse(siteUrl + result.page, BROWSER_PATH, BROWSER_FLAGS)
    const { aims, missed } = judge(results)
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`${measured(results)}\n${aims}`)
    writeReport(values.out, report(results, aims, { runs, browser: browser.version(), seconds, loadBefore }))
    for (const line of missed) say(`Missed: ${line}`)
    say(`${missed.length === 0 ? 'Every aim is met' : `${missed.length} aims are missed`}, after ${seconds} s`)
    return missed.length === 0 ? 0 : 1
  } finally {
    await server.stop()
    await browser.close()
  }
}

type Asked = { pages: string[]; runs: number; siteUrl: string }

/** In turn, so that a busy minute of the machine affects every page alike. */
async function visitAll(browser: Browser, { pages, runs, siteUrl }: Asked): Promise<Result[]> {
  const all = pages.map((page) => ({ page, visits: [] as Visit[] }))
  for (let number = 1; number <= runs; number += 1) {
    for (const { page, visits } of all) {
      say(`› ${number}/${runs} ${page}`)
      visits.push(await visit(browser, siteUrl + page))
    }
  }
  return all.map(({ page, visits }) => ({ page, visit: medians(visits), lighthouse: undefined }))
}

/** The median of each number over several visits. */
function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(names.map((name) => [name, median(visits.map((one) => one[name]))])) as Visit
}

/** A built site, served as `npm start` serves it. */
function startSite(outDir: string, port: number) {
  const env = { ...process.env, PORT: String(port), SITE_OUT_DIR: outDir }
  return startServer({ command: [process.execPath, ['serve.mjs']], cwd: WEB_DIR, env, port, readyPath: '/' })
}

/** With the address it is served at, so that each page is its own canonical address. */
function build(siteUrl: string): string {
  const SITE_OUT_DIR = 'dist-bench'
  say('› Building the site …')
  // Vite, which loads the bench, has set NODE_ENV to development: React would be built for that.
  const env = { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR, SITE_URL: siteUrl }
  execFileSync(...npm('run', 'build'), { cwd: WEB_DIR, env, stdio: ['ignore', 'ignore', 'pipe'] })
  return SITE_OUT_DIR
}
