import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOGS, ROOT } from '../../scripts/shared/packages.mjs'
import { explain, say, UserError } from '../../scripts/shared/terminal.mjs'

export const LOG = path.join(LOGS, 'rehearse.log')

/** Resolves to what was found, in a few words; throws when it is not as it should be. */
export type Step = {
  name: string
  check: () => Promise<string> | string
  /** Without it none of the later ones makes sense. */
  needed?: true
}

/** @param programs each with the Debian package that has it */
export function requireRoot(programs: Record<string, string>): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new UserError('The rehearsals need Linux and root')
  const missing = Object.keys(programs).filter((name) => spawnSync('which', [name]).status !== 0)
  const packages = missing.map((name) => programs[name]).join(' ')
  if (missing.length > 0) throw new UserError(`${missing.join(', ')} missing: apt-get install --no-install-recommends ${packages}`)
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(LOG, '')
}

/** One after another; a failed one is said, and the next is tried unless it was needed. Resolves to the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let [passed, failed] = [0, 0]
  for (const { name, check, needed } of steps) {
    appendFileSync(LOG, `\n==== ${name}\n`)
    const started = performance.now()
    let outcome = 'ok    '
    let found: string
    try {
      found = await check()
      passed += 1
    } catch (error) {
      outcome = 'FAILED'
      found = explain(error).split('\n    at ')[0] ?? ''
      failed += 1
    }
    say(`${outcome} ${inSeconds(performance.now() - started).padStart(7)}  ${name}: ${found}`)
    if (outcome === 'FAILED' && needed) break
  }
  say(`\n${passed} ok, ${failed} failed. What was typed and answered: ${LOG}`)
  return failed === 0 ? 0 : 1
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export function mustBe(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

/** Runs a program of this machine to its end, with what it complains of in the log. */
export function runHere(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  } catch (error) {
    appendFileSync(LOG, `${error instanceof Error ? error.message : String(error)}\n`)
    throw new UserError(`${program} failed: see ${LOG}`)
  }
}

/** The commands of a section of docs/running.md, as written: one text for each indented block. */
export function commandsOf(section: string): string[] {
  const [, text] = readFileSync(path.join(ROOT, 'docs', 'running.md'), 'utf8').split(`\n## ${section}\n`)
  if (text === undefined) throw new Error(`docs/running.md has no section “${section}”`)
  const [body = ''] = text.split('\n## ')
  return [...body.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
}
