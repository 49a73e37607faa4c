import type { Core } from '@strapi/strapi'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS, READ_LEADS } from '../leads/rights.ts'
import { addAdminRoutes } from '../operation/adminRoutes.ts'
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
  addAdminRoutes(strapi, ADD_LEADS, [['POST', '/leads/new', enterLead(strapi)]])
  // Before the route of one lead, which would take its name for an id.
  addAdminRoutes(strapi, EXPORT_LEADS, [
    ['GET', '/leads/export.csv', exportLeads(strapi)],
    ['GET', '/leads/exports', listExports(strapi)],
  ])
  addAdminRoutes(strapi, CHANGE_LEADS, [
    ['POST', '/leads/bulk', changeLeads(strapi)],
    ['POST', '/leads/undo', undoChanges(strapi)],
    ['POST', '/leads/retry-messages', retryMessages(strapi)],
    ['POST', '/leads/:documentId/details', correctLead(strapi)],
    ['POST', '/leads/:documentId/answers', answerLead(strapi, notices)],
    ['POST', '/leads/:documentId/notes', addNote(strapi)],
    ['POST', '/leads/:documentId/merge', mergeLead(strapi)],
    ['POST', '/leads/:documentId/take-apart', takeApart(strapi)],
  ])
  addAdminRoutes(strapi, READ_LEADS, [
    ['GET', '/leads/list', listLeads(strapi, presence)],
    ['GET', '/leads/summary', summary(strapi, notices)],
    ['GET', '/leads/numbers', numbers(strapi, work)],
    ['GET', '/leads/campaigns', listCampaigns(strapi)],
    ['GET', '/leads/templates', listTemplates(strapi)],
    ['GET', '/leads/team', () => teamNames(strapi)],
    ['GET', '/leads/:documentId', readLead(strapi, notices)],
    ['POST', '/leads/:documentId/presence', tellPresence(strapi, presence)],
  ])
}
