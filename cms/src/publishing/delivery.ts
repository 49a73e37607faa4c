// What happens of itself: scheduled versions, the files for the publisher, and what it reports.
import type { Core } from '@strapi/strapi'
import type { PublishingSettings } from '../settings/settings.ts'
import type { PublishStatus } from '../siteContent/publishStatus.ts'
import { snapshotOf } from './content.ts'
import { callHook, hookIsDue, siteNumber } from './hook.ts'
import { publishDue, type Site } from './publish.ts'
import { readPages, readStatus, readWanted, writeWanted } from './publishFolder.ts'
import {
  dueVersions,
  highestNumber,
  lastNumbered,
  markReplaced,
  newestPublished,
  type Problem,
  updateVersion,
  type Version,
  type VersionWithContent,
  versionByNumber,
} from './versions.ts'

/** A build on a slow host; afterwards someone has to look. */
const HOOK_LONGEST_MS = 30 * 60_000
const LOOK_EVERY_ROUNDS = 5

export type Delivery = {
  round: (first: boolean) => Promise<void>
  site: () => Promise<Site>
  /** The version that the site was given and this database did not have when it was last asked for: it is older, from a backup. */
  unknownVersion: () => number | null
}

export function makeDelivery(strapi: Core.Strapi, settings: PublishingSettings): Delivery {
  const knex = strapi.db.connection
  const { folder, hook } = settings

  let lastFault = ''
  /**
   * A failed version gives way to the last good one: each night and each release renders what is in the file. At the start the
   * whole file is compared: this release may write it in another way. A later version, which a restored database does not
   * have, stays: only an editor decides what takes its place.
   */
  async function handOver(folderPath: string, first: boolean): Promise<void> {
    const newest = await newestPublished(knex)
    if (newest?.number == null) return
    try {
      const wanted = await readWanted(folderPath, 'live')
      if (wanted && (wanted.number === newest.number ? !first : wanted.number > (await highestNumber(knex)))) return
      const snapshot = snapshotOf(newest.content, stamp(newest, settings.retentionMonths))
      if (wanted?.text === JSON.stringify(snapshot)) return
      await writeWanted(folderPath, 'live', snapshot)
      strapi.log.info(`Version ${newest.number} of the site waits for the publisher.`)
    } catch (error) {
      const problem = folderProblem(error)
      const fault = `Version ${newest.number} of the site was not handed over: ${problem.details.join(' ')}`
      if (fault !== lastFault) strapi.log.error(fault)
      lastFault = fault
      await updateVersion(knex, newest.id, ['waiting'], { state: 'failed', problem })
    }
  }

  let lookAt = 0
  async function callDueHook(url: string): Promise<void> {
    const newest = await newestPublished(knex)
    if (newest && hookIsDue(newest)) await callHook(knex, newest, url, strapi.log)
    // A failed one too: its build may end late.
    const last = await lastNumbered(knex)
    if (!last || last.state === 'live' || Date.now() < lookAt) return
    lookAt = Date.now() + LOOK_EVERY_ROUNDS * settings.everyMs
    const number = await siteNumber(settings.siteOrigin)
    const shown = number === null ? null : await versionByNumber(knex, number)
    if (shown?.number && shown.state !== 'live') return takeStatus({ number: shown.number, state: 'ready', started: startOf(shown) })
    if (!newest || Date.now() - newest.madeAt < HOOK_LONGEST_MS) return
    const sentence = 'The site has not changed within half an hour. Ask whoever looks after it to read the log of its build.'
    await updateVersion(knex, newest.id, ['waiting', 'building'], { state: 'failed', problem: { sentence, details: [] } })
  }

  let lastStatus = ''
  async function takeStatus(status: PublishStatus): Promise<void> {
    const key = JSON.stringify(status)
    if (key === lastStatus) return
    const version = await versionByNumber(knex, status.number)
    const update = version && told(version, status)
    if (update) await updateVersion(knex, version.id, ['waiting', 'building', 'live', 'failed', 'replaced'], update)
    if (status.state !== 'failed') await markReplaced(knex, status.number)
    lastStatus = key
  }

  let unknown: number | null = null
  /** Read outside a transaction: what is published meanwhile is in the database, and counts there. */
  async function site(): Promise<Site> {
    const pages = folder ? await readPages(folder) : null
    const given = Math.max(folder ? await numberInFolder(folder) : 0, (hook && (await siteNumber(settings.siteOrigin))) ?? 0)
    if (given > (await highestNumber(knex))) unknown = given
    return { pages, given }
  }

  async function round(first: boolean): Promise<void> {
    const due = await dueVersions(knex, Date.now())
    if (first || due.length > 0) {
      const known = await site()
      for (const version of due) await publishDue(strapi, known, version)
    }
    if (folder) {
      await handOver(folder, first)
      const status = await readStatus(folder, 'live')
      if (status) await takeStatus(status)
    }
    if (hook) await callDueHook(hook.url)
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    /** One after the other: of two at once, the slower would write the older version. */
    round(first) {
      const next = last.then(() => round(first))
      last = next.catch(() => undefined)
      return next
    },
    site,
    unknownVersion: () => unknown,
  }
}

/** 0 where there is none, or none that can be read: then handing over fails too, and says why. */
async function numberInFolder(folder: string): Promise<number> {
  const found = await Promise.all([readWanted(folder, 'live'), readStatus(folder, 'live')].map((reading) => reading.catch(() => null)))
  return Math.max(0, ...found.map((each) => each?.number ?? 0))
}

export function stamp({ number, madeAt }: Pick<VersionWithContent, 'number' | 'madeAt'>, retentionMonths: number) {
  return { number: number ?? 1, made: new Date(madeAt), retentionMonths }
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

const UNEXPLAINED: Problem = { sentence: 'The site could not be built, and the publisher did not say why.', details: [] }

function folderProblem(error: unknown): Problem {
  const code = (error as NodeJS.ErrnoException).code
  const sentence =
    code === 'ENOSPC'
      ? 'The server’s disk is full, so nothing was handed to the publisher. The site stays as it was. Ask whoever looks after the server to make room, then publish again.'
      : 'The content could not be handed to the publisher. The site stays as it was. Ask whoever looks after the server, then publish again.'
  return { sentence, details: [error instanceof Error ? error.message : String(error)] }
}

function startOf({ startedAt, madeAt }: Version): string {
  return new Date(startedAt ?? madeAt).toISOString()
}
