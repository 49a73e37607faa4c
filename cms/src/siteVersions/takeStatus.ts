import type { Knex } from 'knex'
import type { Problem, PublishStatus } from '../ownersContent/publishStatus.ts'
import { markReplaced, updateVersion, type Version, versionByNumber } from './versions.ts'

const UNEXPLAINED: Problem = { sentence: 'The site could not be built, and the publisher did not say why.', details: [] }

/** Writes down what is reported of a version; the same report again is passed over. */
export function makeStatusTaker(knex: Knex): (status: PublishStatus) => Promise<void> {
  let last = ''
  return async (status) => {
    const key = JSON.stringify(status)
    if (key === last) return
    const version = await versionByNumber(knex, status.number)
    const update = version && told(version, status)
    if (update) await updateVersion(knex, version.id, ['waiting', 'building', 'live', 'failed', 'replaced'], update)
    if (status.state === 'ready') await markReplaced(knex, status.number)
    last = key
  }
}

/** A version that is live stays live when a nightly rebuild of it fails: the page says both. Null when nothing changes. */
function told(version: Version, { state, started, seconds, problem }: PublishStatus) {
  const startedAt = Date.parse(started)
  const took = seconds ?? (Date.now() - startedAt) / 1_000
  if (state === 'ready') {
    const liveAt = version.liveAt ?? Math.round(startedAt + took * 1_000)
    return { state: 'live' as const, startedAt: version.startedAt ?? startedAt, liveAt, seconds: version.seconds ?? took, problem: null }
  }
  if (version.state === 'live') return state === 'failed' ? { problem: problem ?? UNEXPLAINED } : null
  if (state === 'building') return { state, startedAt, problem: null }
  return { state, startedAt, seconds: took, problem: problem ?? UNEXPLAINED }
}
