// What happens of itself: scheduled versions, the files for the publisher, and what it reports.
import type { Core } from '@strapi/strapi'
import type { Problem } from '../ownersContent/publishStatus.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { assembled } from './content.ts'
import { forgetWithdrawn } from './forgetReviews.ts'
import { publishDue, type Site } from './publish.ts'
import { readPages, readStatus, readWanted, removeOldPreview, writeWanted } from './publishFolder.ts'
import { makeStatusTaker } from './takeStatus.ts'
import { dueVersions, highestNumber, newestPublished, updateVersion, type VersionWithContent } from './versions.ts'

const TIDY_EVERY_MS = 3_600_000

export type Delivery = {
  round: (first: boolean) => Promise<void>
  site: () => Promise<Site>
  /** The version that the site was given and this database did not have when it was last asked for: it is older, from a backup. */
  unknownVersion: () => number | null
}

export function makeDelivery(strapi: Core.Strapi, settings: PublishingSettings): Delivery {
  const knex = strapi.db.connection
  const { folder } = settings
  const takeStatus = makeStatusTaker(knex)

  let lastFault = ''
  /**
   * A failed version gives way to the last good one: each night and each release renders what is in the file. The whole file is
   * compared: this release may write it in another way, and an erased review leaves the version it was in. A later version, which a restored database does not
   * have, stays: only an editor decides what takes its place.
   */
  async function handOver(folderPath: string): Promise<void> {
    const newest = await newestPublished(knex)
    if (newest?.number == null) return
    try {
      const wanted = await readWanted(folderPath, 'live')
      if (wanted && wanted.number !== newest.number && wanted.number > (await highestNumber(knex))) return
      const snapshot = assembled(newest.content, stamp(newest, settings.retentionMonths))
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

  let unknown: number | null = null
  /** Read outside a transaction: what is published meanwhile is in the database, and counts there. */
  async function site(): Promise<Site> {
    const pages = folder ? await readPages(folder) : null
    const given = folder ? await numberInFolder(folder) : 0
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
      await handOver(folder)
      const status = await readStatus(folder, 'live')
      if (status) await takeStatus(status)
    }
    await tidy()
  }

  let tidied = { number: -1, at: 0 }
  /** After each publish, and hourly for what falls due by itself. */
  async function tidy(): Promise<void> {
    const number = await highestNumber(knex)
    if (number === tidied.number && Date.now() - tidied.at < TIDY_EVERY_MS) return
    await forgetWithdrawn(strapi)
    if (folder) await removeOldPreview(folder)
    tidied = { number, at: Date.now() }
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

function folderProblem(error: unknown): Problem {
  const code = (error as NodeJS.ErrnoException).code
  const sentence =
    code === 'ENOSPC'
      ? 'The server’s disk is full, so nothing was handed to the publisher. The site stays as it was. Ask whoever looks after the server to make room, then publish again.'
      : 'The content could not be handed to the publisher. The site stays as it was. Ask whoever looks after the server, then publish again.'
  return { sentence, details: [error instanceof Error ? error.message : String(error)] }
}
