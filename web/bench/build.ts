import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCopy, type Measured } from './build/buildCopy.ts'
import { inMarkdown } from './build/report.ts'
import { ROOT_DIR } from './site/folders.ts'

export type Row = Measured & { count: number; whole: boolean }

/** Bare leaves out what is linear by nature and kept or cut short at will: share images and compressed copies. */
const BARE = [100, 1_000, 10_000]
const WHOLE = [100, 1_000]

/** How the time and memory of a build grow with the number of occupations. */
export async function run(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      bare: { type: 'string', default: BARE.join(',') },
      whole: { type: 'string', default: WHOLE.join(',') },
      out: { type: 'string', default: 'docs/bench/build.md' },
    },
  })
  const file = join(ROOT_DIR, values.out)
  mkdirSync(dirname(file), { recursive: true })
  const loadBefore = loadavg()
  const rows: Row[] = []
  for (const [counts, whole] of [
    [values.bare, false],
    [values.whole, true],
  ] as const) {
    for (const count of counts.split(',').filter(Boolean).map(Number)) {
      const measured = buildCopy(count, whole)
      process.stdout.write(`${count} occupations, ${whole ? 'whole' : 'bare'}: ${JSON.stringify(measured)}\n`)
      rows.push({ ...measured, count, whole })
      // After each: the longest may not come to its end.
      writeFileSync(file, inMarkdown(rows, loadBefore, loadavg()))
    }
  }
  return 0
}
