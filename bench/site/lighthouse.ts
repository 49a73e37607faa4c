import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORK_DIR } from '../folders.ts'
import { BROWSER_FLAGS, BROWSER_PATH } from './browser.ts'
import { median } from './medians.ts'

/** The last that runs on Node 20. Too heavy for the site's own install. */
export const LIGHTHOUSE_VERSION = '12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof CATEGORIES)[number], number> & { faults: string[] }

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>
}

/** Lighthouse as it comes: a mid-range phone, slow 4G, simulated. */
export function lighthouse(url: string, runs: number): Scores {
  const reports = Array.from({ length: runs }, () => report(url))
  const score = (category: string) => median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<
    (typeof CATEGORIES)[number],
    number
  >
  return { ...scores, faults: [...new Set(reports.flatMap(faultsOf))] }
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
  npm(tools, [
    'exec',
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`,
  ])
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** What keeps a score from 100. */
function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}

function npm(cwd: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
}
