import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import { npm, WEB } from '../../scripts/shared/packages.mjs'

/** The last that runs on Node 20. Too large for the site's own install. */
export const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** `scores` in the order of the categories; `faults`: the audits that keep one below 100. */
export type Scores = { scores: number[]; faults: string[] }

const Category = v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) })
const Report = v.object({
  categories: v.record(v.picklist(CATEGORIES), Category),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()), displayValue: v.optional(v.string()) })),
})

/** Lighthouse with its defaults: a mid-range phone, slow 4G, simulated. */
export function lighthouse(url: string, browserPath: string, browserFlags: readonly string[]): Scores {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${browserFlags.join(' ')}`]
  const [program, args] = npm('exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags)
  const env = { ...process.env, CHROME_PATH: browserPath }
  const output = execFileSync(program, args, { cwd: WEB.dir, env, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] })
  const { categories, audits } = v.parse(Report, JSON.parse(String(output)))
  const found = CATEGORIES.map((name) => categories[name])
  return {
    scores: found.map((category) => Math.round((category?.score ?? 0) * 100)),
    faults: found
      .flatMap((category) => category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }
}
