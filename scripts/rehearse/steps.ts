import { appendFileSync } from 'node:fs'
import { explain, say } from '../shared/command.mjs'
import { LOG } from './baseSystem.ts'

/** Resolves to what was found, in a few words; throws when it is not as it should be. */
export type Step = { name: string; check: () => Promise<string> /** Without it none of the later ones makes sense. */; needed?: true }

export type Outcome = { name: string; seconds: number; found: string; ok: boolean }

/** One after another; a failed one is said, and the next is tried unless it was needed. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, check, needed } of steps) {
    appendFileSync(LOG, `\n==== ${name}\n`)
    const started = performance.now()
    const [ok, found] = await check().then(
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
