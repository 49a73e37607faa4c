// A site on a CDN: its host builds when this address is called, and the site's version.json says what it shows.
import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { updateVersion, type Version } from './versions.ts'

type Log = { warn: (message: string) => unknown; error: (message: string) => unknown }

const LONGEST_ANSWER_MS = 10_000
const TRIES = 5
const FIRST_RETRY_MS = 5_000

export function hookIsDue({ state, hookNextAt }: Version): boolean {
  return state === 'waiting' && (hookNextAt ?? 0) <= Date.now()
}

/** Claimed by a conditional update, for longer than a call takes: of several instances one calls. */
export async function callHook(knex: Core.Strapi['db']['connection'], version: Version, url: string, log: Log): Promise<void> {
  const tries = version.hookTries + 1
  const claimed: number = await knex('site_versions')
    .where({ id: version.id, state: 'waiting', hook_tries: version.hookTries })
    .update({ hook_tries: tries, hook_next_at: Date.now() + 2 * LONGEST_ANSWER_MS })
  if (claimed !== 1) return
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

/** Null while the site cannot be reached, or shows the repository's placeholders. */
export async function siteNumber(origin: string): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/version.json`, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    const parsed = v.safeParse(v.object({ number: v.number() }), response.ok ? await response.json() : null)
    return parsed.success ? parsed.output.number : null
  } catch {
    return null
  }
}
