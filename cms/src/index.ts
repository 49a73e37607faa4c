import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { chooseLanguage, createFirstAdmin } from './adminSetup/people.ts'
import { createRoles, keepStockRolesOut, registerRights } from './adminSetup/roles.ts'
import { arrangeViews } from './adminSetup/views.ts'
import { endStartWait } from './database/databaseConnection.ts'
import { guardCommits } from './database/guardCommits.ts'
import { createOwnTables, createPartialIndexes } from './database/ownTables.ts'
import { refuseStaleSaves } from './database/refuseStaleSaves.ts'
import { addGoLiveRoutes } from './goLive/goLiveRoutes.ts'
import { readNewContacts } from './leads/readContactsAgain.ts'
import { prepareSearchIndex, startSearchIndex } from './leads/searchIndex.ts'
import { readSearchTexts } from './leads/searchText.ts'
import { startOwnBackups } from './operation/backups.ts'
import { logServerErrors, surviveRejections, trackRequests } from './operation/lifecycle.ts'
import { addReadinessRoute } from './operation/readiness.ts'
import { startMessages } from './outgoing/messages.ts'
import { refuseUnfitMessages } from './outgoing/refuseUnfitMessages.ts'
import { startRetention } from './privacy/purge.ts'
import { settings } from './settings/settings.ts'
import { recordContentChanges } from './siteVersions/contentHistory.ts'
import { Delivery } from './siteVersions/delivery.ts'
import { addSiteRoutes } from './siteVersions/siteRoutes.ts'
import { readTroubles } from './siteVersions/troubles.ts'
import { markAnswered } from './team/answerLead.ts'
import { addLeadRoutes } from './team/leadRoutes.ts'
import { removeKeptSearches } from './team/ownSettings.ts'

type Life = { strapi: Core.Strapi }

const LONGEST_STOP_MS = 5_000

let isStopping = false
let drain: () => Promise<void> = async () => {}
let stops: (() => Promise<void>)[] = []
let delivery: Delivery

export default {
  async register({ strapi }: Life) {
    guardCommits(strapi)
    await registerRights(strapi)
    surviveRejections(strapi.log)
    logServerErrors(strapi.server.app, strapi.log)
    addReadinessRoute(strapi, () => isStopping)
    addLeadRoutes(strapi)
    refuseUnfitMessages(strapi, settings().notices.smtp !== null)
    delivery = new Delivery(strapi, settings().publishing)
    addSiteRoutes(strapi, settings().publishing, delivery)
    addGoLiveRoutes(strapi, settings().notices, delivery)
    refuseStaleSaves(strapi)
    recordContentChanges(strapi)
    drain = trackRequests(strapi.server.httpServer)
  },

  async bootstrap({ strapi }: Life) {
    await createOwnTables(strapi.db.connection)
    await removeKeptSearches(strapi.db.connection)
    await createPartialIndexes(strapi.db.connection, settings().database)
    await prepareSearchIndex(strapi.db.connection)
    await readNewContacts(strapi, settings().secrets.encryptionKey)
    await readSearchTexts(strapi)
    await chooseLanguage(strapi)
    await createFirstAdmin(strapi, settings().firstAdmin)
    await arrangeViews(strapi)
    await keepStockRolesOut(strapi)
    await createRoles(strapi)
    await endStartWait(strapi.db.connection)
    const { notices, retentionMonths, database } = settings()
    stops = [
      startRetention(strapi, retentionMonths),
      startMessages(strapi, notices, {
        answered: markAnswered(strapi),
        troubles: async () => readTroubles(strapi, await delivery.site()),
      }),
      delivery.start(),
      startSearchIndex(strapi, database),
      startOwnBackups(strapi.log, notices.backups, notices.backupLookMs),
    ]
  },

  async destroy() {
    isStopping = true
    // What a proxy sends while we close is lost: first it must see that we are not ready.
    const { trustedProxies, proxyNoticesMs } = settings().limits
    if (trustedProxies > 0) await sleep(proxyNoticesMs)
    // What hangs is not waited for: its message or version is a row, and the next start goes on with it.
    const ended = Promise.all(stops.map((stop) => stop()))
    await Promise.all([drain(), Promise.race([ended, sleep(LONGEST_STOP_MS, undefined, { ref: false })])])
  },
}
