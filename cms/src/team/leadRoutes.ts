import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { exportLeads } from './exportLeads.ts'
import { leadContext, otherLeads, retryNotices, summary } from './leadHandlers.ts'

const ADMIN = { type: 'admin' } as const

/** Under /leads and not /admin, where the admin's own page answers every path. */
export function addLeadRoutes(strapi: Core.Strapi, notices: NoticeSettings): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      { method: 'GET', path: '/leads/summary', handler: summary(strapi, notices), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/export.csv', handler: exportLeads(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/others', handler: otherLeads(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/:documentId/context', handler: leadContext(strapi), info: ADMIN, config: allowed('read') },
      { method: 'POST', path: '/leads/retry-notices', handler: retryNotices(strapi), info: ADMIN, config: allowed('update') },
    ],
  })
}

function allowed(right: 'read' | 'update') {
  const action = `plugin::content-manager.explorer.${right}`
  return {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [{ action, subject: LEAD }] } }],
  }
}
