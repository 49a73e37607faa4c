// A site on a CDN: its host builds when this address is called, and the site's version.json says what it shows.
import type { Knex } from 'knex'
import * as v from 'valibot'
import { claimHook, updateVersion, type Version } from './versions.ts'

type Log = { warn: (message: string) => unknown; error: (message: string) => unknown }

const LONGEST_ANSWER_MS = 10_000
const LONGEST_LOOK_MS = 3_000
const TRIES = 5
const FIRST_RETRY_MS = 5_000

export function hookIsDue({ state, hookNextAt }: Version): boolean {
  return state === 'waiting' && (hookNextAt ?? 0) <= Date.now()
}

export async function callHook(knex: Knex, version: Version, url: string, log: Log): Promise<void> {
  const tries = version.hookTries + 1
  if (!(await claimHook(knex, version, 2 * LONGEST_ANSWER_MS))) return
  const fault = await call(url)
  if (fault === null) {
    await updateVersion(knex, version.id, ['waiting'], { state: 'building', startedAt: Date.now() })
    return
  }
  log.warn(`The build of version ${version.number} could not be started (${tries} of ${TRIES}): ${fault}`)
  if (tries < TRIES) {
    await updateVersion(knex, version.id, ['waiting'], { hookNextAt: Date.now() + FIRST_RETRY_MS * 2 ** (tries - 1) })
    return
  }
  const sentence =
    'The site’s host did not take the order to build. The site stays as it was. Ask whoever looks after it, then publish again.'
  await updateVersion(knex, version.id, ['waiting'], { state: 'failed', problem: { sentence, details: [fault] } })
}

async function call(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    await response.body?.cancel()
    return response.ok ? null : `it answered ${response.status}`
  } catch (error) {
    return (error as { name?: string }).name === 'TimeoutError' ? 'it did not answer in time' : 'it cannot be reached'
  }
}

/** 0 while the site shows nothing that was published from an inbox, as its version.json says then; null when it could not be asked. */
export async function siteNumber(origin: string): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/version.json`, { signal: AbortSignal.timeout(LONGEST_LOOK_MS) })
    const text = await response.text()
    if (!response.ok && response.status !== 404) return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ number: v.number() })), text)
    return parsed.success ? parsed.output.number : 0
  } catch {
    return null
  }
}
