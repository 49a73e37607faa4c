import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOGS, ROOT } from '../../scripts/shared/packages.mjs'
import { explain, say, secondsSince, UserError } from '../../scripts/shared/terminal.mjs'

export const LOG = path.join(LOGS, 'rehearse.log')

/** Resolves to what was found, in a few words; throws when it is not as it should be. */
export type Step = {
  name: string
  check: () => Promise<string> | string
  needed?: true
}

type Rehearsal = {
  /** What it needs of this machine, each with the Debian package that has it. */
  programs: Record<string, string>
  prepare: () => Promise<void> | void
  steps: readonly Step[]
  cleanUp: () => void
}

/** One step after another; a failed one is said, and the next is tried unless it was needed. Resolves to the exit code. */
export async function rehearse({ programs, prepare, steps, cleanUp }: Rehearsal): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
  process.once('exit', cleanUp)
  try {
    requireRoot(programs)
    await prepare()
    return await runSteps(steps)
  } catch (error) {
    say(explain(error))
    return 1
  } finally {
    process.off('exit', cleanUp)
    cleanUp()
  }
}

function requireRoot(programs: Record<string, string>): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new UserError('The rehearsals need Linux and root')
  const missing = Object.keys(programs).filter((name) => spawnSync('which', [name]).status !== 0)
  const packages = missing.map((name) => programs[name]).join(' ')
  if (missing.length > 0) throw new UserError(`${missing.join(', ')} missing: apt-get install --no-install-recommends ${packages}`)
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(LOG, '')
}

async function runSteps(steps: readonly Step[]): Promise<number> {
  let [passed, failed] = [0, 0]
  for (const { name, check, needed } of steps) {
    appendFileSync(LOG, `\n==== ${name}\n`)
    const started = performance.now()
    try {
      const found = await check()
      passed += 1
      say(`ok     ${secondsSince(started).padStart(7)}  ${name}: ${found}`)
    } catch (error) {
      failed += 1
      say(`FAILED ${secondsSince(started).padStart(7)}  ${name}: ${explain(error).split('\n    at ')[0]}`)
      if (needed) break
    }
  }
  say(`\n${passed} ok, ${failed} failed. What was typed and answered: ${LOG}`)
  return failed === 0 ? 0 : 1
}

export function mustBe(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

export function runHere(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  } catch (error) {
    appendFileSync(LOG, `${explain(error)}\n`)
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
