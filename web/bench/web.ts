import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser } from './site/browser.ts'
import { pagesIn } from './site/builtSite.ts'
import { ROOT_DIR, WEB_DIR } from './site/folders.ts'
import { lighthouse, type Scores } from './site/lighthouse.ts'
import { makeLimit } from './site/limit.ts'
import { medians } from './site/medians.ts'
import { makeNext } from './site/next/makeNext.ts'
import { type Options, readOptions } from './site/options.ts'
import { inMarkdown, onScreen } from './site/report.ts'
import { addressOf, type Server, serve } from './site/servers.ts'
import { type Visit, visit } from './site/visit.ts'

export type Result = { contender: string; page: string; visit: Visit }
export type Score = { page: string; scores: Scores }

/** The site against a Next.js export of the same pages and against the same pages written by hand. */
export async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(3))
  const started = Date.now()
  const loadBefore = loadavg()
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
    for (const [place, contender] of options.contenders.entries()) {
      say(`› Preparing ${contender} …`)
      const dir =
        contender === 'site'
          ? siteDir
          : contender === 'next'
            ? await makeNext(pages, clientDir)
            : await makeLimit(browser, measured, clientDir)
      servers.push(await serve(dir, place))
    }
    const results = await visitAll(browser, options)
    const scores = options.lighthouse > 0 ? scoreAll(options) : []
    const about = { browser: browser.version(), seconds: Math.round((Date.now() - started) / 1000), loadBefore, loadAfter: loadavg() }
    say(onScreen(results, scores, options))
    const file = join(ROOT_DIR, options.out)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, inMarkdown(results, scores, options, about))
    say(`Written to ${options.out} after ${about.seconds} s`)
    return 0
  } finally {
    for (const server of servers) server.stop()
    await browser.close()
  }
}

/** Turn and turn about, so that a busy minute of the machine meets all contenders alike. */
async function visitAll(browser: Browser, { contenders, pages, runs }: Options): Promise<Result[]> {
  const visits = new Map<string, Visit[]>()
  for (let number = 1; number <= runs; number += 1) {
    for (const page of pages) {
      for (const [place, contender] of contenders.entries()) {
        say(`› ${number}/${runs} ${contender} ${page}`)
        const key = `${contender} ${page}`
        visits.set(key, [...(visits.get(key) ?? []), await visit(browser, `${addressOf(place)}${page}`)])
      }
    }
  }
  return pages.flatMap((page) =>
    contenders.map((contender) => ({ contender, page, visit: medians(visits.get(`${contender} ${page}`) ?? []) })),
  )
}

function scoreAll({ pages, contenders, lighthouse: runs }: Options): Score[] {
  const place = contenders.indexOf('site')
  if (place < 0) return []
  return pages.map((page) => {
    say(`› Lighthouse ${page}`)
    return { page, scores: lighthouse(`${addressOf(place)}${page}`, runs) }
  })
}

/** Named as where it will stand, so that each page is its own canonical address. */
function build(): string {
  const outDir = 'dist-bench'
  say('› Building the site …')
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: WEB_DIR,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // Vite, which loads the bench, has set NODE_ENV to development: React would be built for that.
    env: { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR: outDir, SITE_URL: addressOf(0) },
  })
  if (status !== 0) throw new Error(`The build failed\n${stderr.slice(-4000)}`)
  return outDir
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
