import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { WEB_DIR } from './folders.ts'
import { loadAverage, medians, say, writeReport } from './report.ts'
import { openBrowser } from './site/browser.ts'
import { pagesIn } from './site/builtSite.ts'
import { lighthouse, type Scores } from './site/lighthouse.ts'
import { makeLimit } from './site/limit.ts'
import { type Visit, visit } from './site/visit.ts'
import { type Options, readOptions } from './site/webOptions.ts'
import { judge, report, tables } from './site/webReport.ts'
import { type Server, startSite } from './startServer.ts'

/** The site, and the same pages written by hand, which is as fast as they can be. */
export type Contender = 'site' | 'limit'
export type Result = { contender: Contender; page: string; visit: Visit }
export type Score = { page: string; scores: Scores }

const CONTENDERS: readonly Contender[] = ['site', 'limit']
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3206)

/** npm run bench:web [-- --runs 5 --pages /,/pricing --lighthouse 1 --built dist]: fails when an aim is missed. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args)
  const started = Date.now()
  const loadBefore = loadAverage()
  const siteDir = join(WEB_DIR, options.built ?? build())
  const clientDir = join(siteDir, 'client')
  const pages = pagesIn(clientDir)
  const measured = options.pages.map((path) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (page === undefined) throw new Error(`The site has no page ${path}`)
    return page
  })

  const browser = await openBrowser()
  const servers: Server[] = []
  try {
    servers.push(await startSite(siteDir, portOf('site')))
    servers.push(await startSite(await makeLimit(browser, measured, clientDir), portOf('limit')))
    const results = await visitAll(browser, options)
    const scores = options.lighthouse > 0 ? scoreAll(options) : []
    const judged = judge(results, scores, options.pages)
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`${tables(results, options.pages)}\n${judged.table}`)
    writeReport(options.out, report(results, judged, options, { browser: browser.version(), seconds, loadBefore }))
    for (const line of judged.missed) say(`Missed: ${line}`)
    say(`${judged.missed.length === 0 ? 'Every aim is met' : `${judged.missed.length} aims are missed`}, after ${seconds} s`)
    return judged.missed.length === 0 ? 0 : 1
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await browser.close()
  }
}

function portOf(contender: Contender): number {
  return FIRST_PORT + CONTENDERS.indexOf(contender)
}

function addressOf(contender: Contender): string {
  return `http://localhost:${portOf(contender)}`
}

/** In turn, so that a busy minute of the machine affects both alike. */
async function visitAll(browser: Browser, { pages, runs }: Options): Promise<Result[]> {
  const visits = new Map<string, Visit[]>()
  for (let number = 1; number <= runs; number += 1) {
    for (const page of pages) {
      for (const contender of CONTENDERS) {
        say(`› ${number}/${runs} ${contender} ${page}`)
        const key = `${contender} ${page}`
        visits.set(key, [...(visits.get(key) ?? []), await visit(browser, addressOf(contender) + page)])
      }
    }
  }
  return pages.flatMap((page) =>
    CONTENDERS.map((contender) => ({ contender, page, visit: medians(visits.get(`${contender} ${page}`) ?? []) })),
  )
}

function scoreAll({ pages, lighthouse: runs }: Options): Score[] {
  return pages.map((page) => {
    say(`› Lighthouse ${page}`)
    return { page, scores: lighthouse(addressOf('site') + page, runs) }
  })
}

/** With the address it is served at, so that each page is its own canonical address. */
function build(): string {
  const outDir = 'dist-bench'
  say('› Building the site …')
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: WEB_DIR,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // Vite, which loads the bench, has set NODE_ENV to development: React would be built for that.
    env: { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR: outDir, SITE_URL: addressOf('site') },
  })
  if (status !== 0) throw new Error(`The build failed\n${stderr.slice(-4000)}`)
  return outDir
}
