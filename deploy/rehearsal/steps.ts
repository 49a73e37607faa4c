import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOGS } from '../../scripts/shared/packages.mjs'
import { explain, say, UserError } from '../../scripts/shared/terminal.mjs'

export const LOG = path.join(LOGS, 'rehearse.log')

/** Empty, unless it goes on with what an earlier run started. */
export function openLog({ goesOn }: { goesOn: boolean }): void {
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(LOG, '', { flag: goesOn ? 'a' : 'w' })
}

/** Resolves to what was found, in a few words; throws when it is not as it should be. */
export type Step = {
  name: string
  check: () => Promise<string> | string
  /** Without it none of the later ones makes sense. */
  needed?: true
}

export type Outcome = { name: string; seconds: number; found: string; ok: boolean }

/** One after another; a failed one is said, and the next is tried unless it was needed. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, check, needed } of steps) {
    appendFileSync(LOG, `\n==== ${name}\n`)
    const started = performance.now()
    const [ok, found] = await Promise.resolve()
      .then(check)
      .then(
        (found): [boolean, string] => [true, found],
        (error: unknown): [boolean, string] => [false, explain(error).split('\n    at ')[0] ?? ''],
      )
    const seconds = Math.round((performance.now() - started) / 100) / 10
    outcomes.push({ name, seconds, found, ok })
    say(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${found}`)
    if (!ok && needed) break
  }
  return outcomes
}

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
