import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { arrangeContentViews } from './adminSetup/contentViews.ts'
import { createEditorRole } from './adminSetup/editorRole.ts'
import { createFirstAdmin } from './adminSetup/firstAdmin.ts'
import { arrangeReplyViews } from './adminSetup/replyViews.ts'
import { createSalesRole } from './adminSetup/salesRole.ts'
import { keepStockRolesOut, renameStockRoles } from './adminSetup/stockRoles.ts'
import { endStartWait } from './database/databaseConnection.ts'
import { guardCommits } from './database/guardCommits.ts'
import { refuseStaleSaves } from './database/refuseStaleSaves.ts'
import { refuseUnfitReceipts } from './notices/checkReceipt.ts'
import { prepareOutgoingTable } from './notices/outgoingTable.ts'
import { startNotices } from './notices/startNotices.ts'
import { trackRequests } from './operation/drainRequests.ts'
import { addReadinessRoutes } from './operation/readiness.ts'
import { surviveRejections } from './operation/surviveRejections.ts'
import { startRetention } from './privacy/purge.ts'
import { createLimitTable } from './rateLimits/countRequests.ts'
import { settings } from './settings/settings.ts'
import { recordContentChanges } from './siteVersions/contentHistory.ts'
import { type Delivery, makeDelivery } from './siteVersions/delivery.ts'
import { registerPublishRight } from './siteVersions/publishRight.ts'
import { addSiteRoutes } from './siteVersions/siteRoutes.ts'
import { startPublishing } from './siteVersions/startPublishing.ts'
import { completeOldLeads } from './team/completeOldLeads.ts'
import { registerLeadRights } from './team/leadRights.ts'
import { addLeadRoutes } from './team/leadRoutes.ts'

type Life = { strapi: Core.Strapi }

let isStopping = false
let drain: () => Promise<void> = async () => {}
let stopNotices: () => Promise<void> = async () => {}
let stopPublishing: () => Promise<void> = async () => {}
let delivery: Delivery

export default {
  async register({ strapi }: Life) {
    guardCommits(strapi)
    await registerLeadRights(strapi)
    addReadinessRoutes(strapi, surviveRejections(strapi), () => isStopping)
    addLeadRoutes(strapi, settings())
    refuseUnfitReceipts(strapi, settings().notices.smtp !== null)
    delivery = makeDelivery(strapi, settings().publishing)
    addSiteRoutes(strapi, settings().publishing, delivery)
    refuseStaleSaves(strapi)
    recordContentChanges(strapi)
    drain = trackRequests(strapi.server.httpServer)
  },

  async bootstrap({ strapi }: Life) {
    await createLimitTable(strapi)
    await prepareOutgoingTable(strapi.db.connection)
    await createFirstAdmin(strapi, settings().firstAdmin)
    await arrangeContentViews(strapi)
    await arrangeReplyViews(strapi)
    await registerPublishRight(strapi)
    await renameStockRoles(strapi)
    await createSalesRole(strapi)
    await createEditorRole(strapi)
    await keepStockRolesOut(strapi)
    await endStartWait(strapi.db.connection)
    completeOldLeads(strapi)
    startRetention(strapi, settings().retentionMonths)
    stopNotices = startNotices(strapi, settings().notices)
    stopPublishing = startPublishing(strapi, settings().publishing, delivery)
  },

  async destroy() {
    isStopping = true
    // What a proxy sends while we close is lost: first it must see that we are not ready.
    const { trustedProxies, proxyNoticesMs } = settings().limits
    if (trustedProxies > 0) await sleep(proxyNoticesMs)
    await Promise.all([drain(), stopNotices(), stopPublishing()])
  },
}
