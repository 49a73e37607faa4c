import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { ADD_LEADS, EXPORT_LEADS, READ_LEADS, UPDATE_LEADS } from '../leads/rights.ts'
import type { Settings } from '../settings/settings.ts'
import { addNote, answerLead } from './answerLead.ts'
import { enterLead } from './enterLead.ts'
import { exportLeads, listExports } from './exportLeads.ts'
import { listTeam, listTemplates, numbers, retryNotices, summary } from './leadHandlers.ts'
import { listCampaigns, listLeads } from './listLeads.ts'
import { mergeLead, takeApart } from './mergeLeads.ts'
import { makePresence } from './presence.ts'
import { readLead, tellPresence } from './readLead.ts'
import { saveLead, saveLeads } from './saveLeads.ts'
import { undoChanges } from './undoChanges.ts'

const ADMIN = { type: 'admin' } as const

/** Under /leads and not /admin, where the admin's own page answers every path. */
export function addLeadRoutes(strapi: Core.Strapi, { notices, work }: Pick<Settings, 'notices' | 'work'>): void {
  const presence = makePresence()
  const route = (right: string) => (method: 'GET' | 'PUT' | 'POST', path: string, handler: Core.ControllerHandler) => ({
    ...{ method, path: `/leads${path}`, handler, info: ADMIN, config: allowed(right) },
  })
  const [read, change, add, take] = [READ_LEADS, UPDATE_LEADS, ADD_LEADS, EXPORT_LEADS].map(route) as Four<ReturnType<typeof route>>
  strapi.server.routes({
    type: 'admin',
    routes: [
      read('GET', '/list', listLeads(strapi, presence)),
      read('GET', '/summary', summary(strapi, notices)),
      read('GET', '/numbers', numbers(strapi, work)),
      read('GET', '/campaigns', listCampaigns(strapi)),
      read('GET', '/templates', listTemplates(strapi)),
      read('GET', '/team', listTeam(strapi)),
      take('GET', '/export.csv', exportLeads(strapi)),
      take('GET', '/exports', listExports(strapi)),
      add('POST', '/new', enterLead(strapi)),
      change('POST', '/bulk', saveLeads(strapi)),
      change('POST', '/undo', undoChanges(strapi)),
      change('POST', '/retry-notices', retryNotices(strapi)),
      read('GET', '/:documentId', readLead(strapi, notices)),
      read('POST', '/:documentId/presence', tellPresence(strapi, presence)),
      change('PUT', '/:documentId', saveLead(strapi)),
      change('POST', '/:documentId/answers', answerLead(strapi, notices)),
      change('POST', '/:documentId/notes', addNote(strapi)),
      change('POST', '/:documentId/merge', mergeLead(strapi)),
      change('POST', '/:documentId/take-apart', takeApart(strapi)),
    ],
  })
}

type Four<Each> = [Each, Each, Each, Each]

function allowed(action: string) {
  const subject = action === READ_LEADS || action === UPDATE_LEADS ? { subject: LEAD } : {}
  return {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [{ action, ...subject }] } }],
  }
}
