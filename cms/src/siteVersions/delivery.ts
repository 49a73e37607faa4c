import type { Core } from '@strapi/strapi'
import { pollLoop } from '../operation/pollLoop.ts'
import type { Failure, PublishStatus } from '../ownersContent/publishStatus.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { HOUR_MS } from '../time/durations.ts'
import { snapshotOf } from './content.ts'
import { numberInFolder, readPages, readStatus, readWanted, removeOldPreview, writeWanted } from './folder.ts'
import { readDrafts } from './pendingChanges.ts'
import { forgetUnusedPictures, handOverPictures } from './pictures.ts'
import { publishDue, type Site } from './publish.ts'
import {
  highestNumber,
  markReplaced,
  newestPublished,
  scheduledVersions,
  updateVersion,
  type Version,
  versionByNumber,
} from './versionRows.ts'
import { forgetWithdrawn } from './withdrawnReviews.ts'

const TIDY_EVERY_MS = HOUR_MS
const NOTED = 'published'
/** The page asks every two seconds, and the list of pages is long. */
const NOTED_MS = 5_000

const UNEXPLAINED: Failure = { sentence: 'The site could not be built, and the publisher did not say why.', details: [] }

export class Delivery {
  readonly #strapi: Core.Strapi
  readonly #settings: PublishingSettings
  #lastFault = ''
  #lastStatus = ''
  #tidied = { number: -1, at: 0 }
  #last: Promise<unknown> = Promise.resolve()
  #lastNote = ''
  #noted: { at: number; site: Site | null } | null = null

  constructor(strapi: Core.Strapi, settings: PublishingSettings) {
    this.#strapi = strapi
    this.#settings = settings
  }

  start(): () => Promise<void> {
    if (!this.#settings.folder) {
      this.#strapi.log.info('Publishing the site is off: set PUBLISH_FOLDER to turn it on.')
      return async () => {}
    }
    return pollLoop(this.#strapi.log, 'publishing', this.#settings.everyMs, () => this.round())
  }

  /** One after the other: of two at once, the slower would write the older version. */
  round(): Promise<void> {
    const next = this.#last.then(() => this.#round())
    this.#last = next.catch(() => undefined)
    return next
  }

  /** Read outside a transaction: what is published meanwhile is in the database, and counts there. Without the folder it is what the inbox that has it wrote down. */
  async site(): Promise<Site & { isOn: boolean }> {
    const { folder } = this.#settings
    if (folder) return { pages: await readPages(folder), given: await numberInFolder(folder), isOn: true }
    if (!this.#noted || performance.now() - this.#noted.at > NOTED_MS) {
      const site = (await this.#store().get({ key: NOTED })) as Site | null
      this.#noted = { at: performance.now(), site }
    }
    const { site } = this.#noted
    return site ? { ...site, isOn: true } : { pages: null, given: 0, isOn: false }
  }

  #store() {
    return this.#strapi.store({ type: 'core', name: 'site' })
  }

  /** For inboxes without the folder, which publish too: they only add the row that this one hands over. */
  async #note(): Promise<void> {
    const { pages, given } = await this.site()
    const text = JSON.stringify({ pages, given })
    if (text === this.#lastNote) return
    await this.#store().set({ key: NOTED, value: { pages, given } })
    this.#lastNote = text
  }

  async #round(): Promise<void> {
    const { folder } = this.#settings
    if (!folder) return
    const due = await scheduledVersions(this.#strapi.db.connection, Date.now())
    for (const { id } of due) await publishDue(this.#strapi, await this.site(), id)
    await this.#handOver(folder)
    const status = await readStatus(folder, 'live')
    if (status) await this.#take(status)
    await this.#note()
    await this.#tidy(folder)
  }

  // A failed version gives way to the last good one: each night renders the file. It is compared whole: a release may write it otherwise.
  // A later version, which a restored database does not have, stays: only an editor decides what takes its place.
  async #handOver(folder: string): Promise<void> {
    const { log, db } = this.#strapi
    const newest = await newestPublished(db.connection)
    if (newest?.number == null) return
    try {
      const wanted = await readWanted(folder, 'live')
      if (wanted && wanted.number !== newest.number && wanted.number > (await highestNumber(db.connection))) return
      const snapshot = snapshotOf(newest.content, {
        number: newest.number,
        made: new Date(newest.madeAt),
        retentionMonths: this.#settings.retentionMonths,
      })
      if (wanted?.text === JSON.stringify(snapshot)) return
      await handOverPictures(db.connection, folder, newest.content)
      await writeWanted(folder, 'live', snapshot)
      log.info(`Version ${newest.number} of the site waits for the publisher.`)
    } catch (error) {
      const failure = folderFailure(error)
      const fault = `Version ${newest.number} of the site was not handed over: ${failure.details.join(' ')}`
      if (fault !== this.#lastFault) log.error(fault)
      this.#lastFault = fault
      await updateVersion(db.connection, newest.id, ['waiting'], { state: 'failed', failure })
    }
  }

  async #take(status: PublishStatus): Promise<void> {
    const knex = this.#strapi.db.connection
    const key = JSON.stringify(status)
    if (key === this.#lastStatus) return
    const version = await versionByNumber(knex, status.number)
    const update = version && reported(version, status)
    if (update) await updateVersion(knex, version.id, ['waiting', 'building', 'live', 'failed', 'replaced'], update)
    if (status.state === 'ready') await markReplaced(knex, status.number)
    this.#lastStatus = key
  }

  async #tidy(folder: string): Promise<void> {
    const number = await highestNumber(this.#strapi.db.connection)
    if (number === this.#tidied.number && Date.now() - this.#tidied.at < TIDY_EVERY_MS) return
    await forgetWithdrawn(this.#strapi)
    await removeOldPreview(folder)
    const articles = (await readDrafts(this.#strapi)).filter(({ kind }) => kind === 'article')
    await forgetUnusedPictures(
      this.#strapi,
      folder,
      articles.map(({ draft }) => draft),
    )
    this.#tidied = { number, at: Date.now() }
  }
}

/** A version that is live stays live when a nightly rebuild of it fails: the page says both. Null when nothing changes. */
function reported(version: Version, { state, started, seconds, failure = UNEXPLAINED }: PublishStatus) {
  const startedAt = Date.parse(started)
  const took = seconds ?? (Date.now() - startedAt) / 1_000
  if (state === 'ready') {
    const liveAt = version.liveAt ?? Math.round(startedAt + took * 1_000)
    return { state: 'live' as const, startedAt: version.startedAt ?? startedAt, liveAt, seconds: version.seconds ?? took, failure: null }
  }
  if (version.state === 'live') return state === 'failed' ? { failure } : null
  if (state === 'building') return { state, startedAt, failure: null }
  return { state, startedAt, seconds: took, failure }
}

function folderFailure(error: unknown): Failure {
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
  const sentence = isFull
    ? 'The server’s disk is full, so nothing was handed to the publisher. The site stays as it was. Ask whoever looks after the server to make room, then publish again.'
    : 'The content could not be handed to the publisher. The site stays as it was. Ask whoever looks after the server, then publish again.'
  return { sentence, details: [error instanceof Error ? error.message : String(error)] }
}
