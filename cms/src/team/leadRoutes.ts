import type { Core } from '@strapi/strapi'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS, READ_LEADS } from '../leads/rights.ts'
import { addAdminRoutes, type Route } from '../operation/adminRoutes.ts'
import type { Settings } from '../settings/settings.ts'
import { addNote, answerLead } from './answerLead.ts'
import { changeLeads, correctLead, teamNames, undoChanges } from './changeLeads.ts'
import { enterLead } from './enterLead.ts'
import { exportLeads, listExports } from './exportLeads.ts'
import { numbers } from './leadNumbers.ts'
import { retryMessages, summary } from './leadSummary.ts'
import { listCampaigns, listLeads, listTemplates } from './listLeads.ts'
import { mergeLead, takeApart } from './mergeLeads.ts'
import { makePresence, tellPresence } from './presence.ts'
import { readLead } from './readLead.ts'

export function addLeadRoutes(strapi: Core.Strapi, { notices, work }: Pick<Settings, 'notices' | 'work'>): void {
  const presence = makePresence()
  const routes: Record<string, Route[]> = {
    [READ_LEADS]: [
      ['GET', '/list', listLeads(strapi, presence)],
      ['GET', '/summary', summary(strapi, notices)],
      ['GET', '/numbers', numbers(strapi, work)],
      ['GET', '/campaigns', listCampaigns(strapi)],
      ['GET', '/templates', listTemplates(strapi)],
      ['GET', '/team', () => teamNames(strapi)],
      ['GET', '/:documentId', readLead(strapi, notices)],
      ['POST', '/:documentId/presence', tellPresence(strapi, presence)],
    ],
    [CHANGE_LEADS]: [
      ['POST', '/bulk', changeLeads(strapi)],
      ['POST', '/undo', undoChanges(strapi)],
      ['POST', '/retry-messages', retryMessages(strapi)],
      ['POST', '/:documentId/details', correctLead(strapi)],
      ['POST', '/:documentId/answers', answerLead(strapi, notices)],
      ['POST', '/:documentId/notes', addNote(strapi)],
      ['POST', '/:documentId/merge', mergeLead(strapi)],
      ['POST', '/:documentId/take-apart', takeApart(strapi)],
    ],
    [ADD_LEADS]: [['POST', '/new', enterLead(strapi)]],
    // Before the route of one lead, which would take its name for an id.
    [EXPORT_LEADS]: [
      ['GET', '/export.csv', exportLeads(strapi)],
      ['GET', '/exports', listExports(strapi)],
    ],
  }
  for (const action of [EXPORT_LEADS, ADD_LEADS, CHANGE_LEADS, READ_LEADS]) {
    const ofLeads = (routes[action] ?? []).map(([method, path, work]): Route => [method, `/leads${path}`, work])
    addAdminRoutes(strapi, action, ofLeads)
  }
}
