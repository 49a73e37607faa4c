import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import type { Settings } from '../settings/settings.ts'
import { listTeam, recordAnswer, saveLead, saveLeads } from './changeLeads.ts'
import { exportLeads } from './exportLeads.ts'
import { countViews, leadContext, listTemplates, numbers, otherLeads, retryNotices, summary } from './leadHandlers.ts'

const ADMIN = { type: 'admin' } as const

/** Under /leads and not /admin, where the admin's own page answers every path. */
export function addLeadRoutes(strapi: Core.Strapi, { notices, work }: Pick<Settings, 'notices' | 'work'>): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      { method: 'GET', path: '/leads/summary', handler: summary(strapi, notices), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/export.csv', handler: exportLeads(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/others', handler: otherLeads(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/:documentId/context', handler: leadContext(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/numbers', handler: numbers(strapi, work), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/views', handler: countViews(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/templates', handler: listTemplates(strapi), info: ADMIN, config: allowed('read') },
      { method: 'GET', path: '/leads/team', handler: listTeam(strapi), info: ADMIN, config: allowed('read') },
      { method: 'PUT', path: '/leads/:documentId', handler: saveLead(strapi), info: ADMIN, config: allowed('update') },
      { method: 'POST', path: '/leads/bulk', handler: saveLeads(strapi), info: ADMIN, config: allowed('update') },
      { method: 'POST', path: '/leads/:documentId/answers', handler: recordAnswer(strapi), info: ADMIN, config: allowed('update') },
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
