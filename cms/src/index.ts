import type { Core } from '@strapi/strapi'
import { guardCommits } from './database/guardCommits.ts'
import { startNotices } from './notices/startNotices.ts'
import { trackRequests } from './operation/drainRequests.ts'
import { addReadinessRoutes } from './operation/readiness.ts'
import { surviveRejections } from './operation/surviveRejections.ts'
import { startRetention } from './privacy/startRetention.ts'
import { createLimitTable } from './rateLimits/countRequests.ts'
import { settings } from './settings/settings.ts'
import { completeOldLeads } from './team/completeOldLeads.ts'
import { createFirstAdmin } from './team/firstAdmin.ts'
import { recordChanges } from './team/leadHistory.ts'
import { addLeadRoutes } from './team/leadRoutes.ts'
import { arrangeLeadViews } from './team/leadViews.ts'
import { arrangeOtherViews } from './team/otherViews.ts'
import { createSalesRole, keepStockRolesOut } from './team/roles.ts'
import { searchByPhone } from './team/searchLeads.ts'

type Life = { strapi: Core.Strapi }

let drain: () => Promise<void> = async () => {}
let stopNotices: () => Promise<void> = async () => {}

export default {
  register({ strapi }: Life) {
    guardCommits(strapi)
    addReadinessRoutes(strapi, surviveRejections(strapi))
    addLeadRoutes(strapi, settings())
    recordChanges(strapi)
    searchByPhone(strapi)
    drain = trackRequests(strapi.server.httpServer)
  },

  async bootstrap({ strapi }: Life) {
    await createLimitTable(strapi)
    await createFirstAdmin(strapi, settings().firstAdmin)
    await arrangeLeadViews(strapi)
    await arrangeOtherViews(strapi)
    await createSalesRole(strapi)
    await keepStockRolesOut(strapi)
    completeOldLeads(strapi)
    startRetention(strapi, settings().retentionMonths)
    stopNotices = startNotices(strapi, settings().notices)
  },

  async destroy() {
    await Promise.all([drain(), stopNotices()])
  },
}
