import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { WORK_DIR } from '../folders.ts'
import { median } from '../report.ts'
import { BROWSER_FLAGS, BROWSER_PATH } from './browser.ts'

/** The last that runs on Node 20. Too large for the site's own install. */
export const LIGHTHOUSE_VERSION = '12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number; faults: string[] }

const Category = v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) })

/** The part of Lighthouse's report that we read. */
const ReportSchema = v.object({
  categories: v.object({ performance: Category, accessibility: Category, 'best-practices': Category, seo: Category }),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()), displayValue: v.optional(v.string()) })),
})

type Report = v.InferOutput<typeof ReportSchema>

/** Lighthouse with its defaults: a mid-range phone, slow 4G, simulated. */
export function lighthouse(url: string, runs: number): Scores {
  const reports = Array.from({ length: runs }, () => report(url))
  const score = (category: (typeof CATEGORIES)[number]) =>
    median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults: [...new Set(reports.flatMap(faultsOf))],
  }
}

function report(url: string): Report {
  const tools = join(WORK_DIR, 'lighthouse')
  mkdirSync(tools, { recursive: true })
  if (!existsSync(join(tools, 'node_modules', 'lighthouse'))) {
    writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: { lighthouse: LIGHTHOUSE_VERSION } }))
    npm(tools, ['install', '--no-audit', '--no-fund'])
  }
  const file = join(tools, 'report.json')
  process.env.CHROME_PATH = BROWSER_PATH
  const flags = `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`
  trying(3, () => npm(tools, ['exec', '--', 'lighthouse', url, '--quiet', '--output=json', `--output-path=${file}`, flags]))
  return v.parse(ReportSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** With a Chromium newer than itself, Lighthouse now and then misses the start of its trace, and asks to be run again. */
function trying(times: number, measure: () => void): void {
  try {
    measure()
  } catch (error) {
    if (times <= 1 || !String(error).includes('Please run Lighthouse again')) throw error
    trying(times - 1, measure)
  }
}

/** The audits that keep a score below 100. */
function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}

function npm(cwd: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
}
