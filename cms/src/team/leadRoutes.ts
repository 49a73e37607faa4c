import type { Core } from '@strapi/strapi'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS, READ_LEADS } from '../leads/rights.ts'
import { addAdminRoutes } from '../operation/adminRoutes.ts'
import { addNote, answerLead, discardAnswer, sendAnswerAgain } from './answerLead.ts'
import { changeLeads, correctLead, undoChanges } from './changeLeads.ts'
import { enterLead, leadsAlike } from './enterLead.ts'
import { exportLeads, listExports } from './exportLeads.ts'
import { numbers } from './leadNumbers.ts'
import { retryMessages, summary } from './leadSummary.ts'
import { listCampaigns, listCountries, listLeads, listPages, listTemplates } from './listLeads.ts'
import { mergeLead, unmergeLead } from './mergeLeads.ts'
import { readOwnSettings, saveOwnSettings } from './ownSettings.ts'
import { ownersWhoLeft, teamMembers } from './people.ts'
import { readLead } from './readLead.ts'
import { listSignIns, recordSignIns } from './signIns.ts'

export function addLeadRoutes(strapi: Core.Strapi): void {
  recordSignIns(strapi)
  addAdminRoutes(strapi, ADD_LEADS, [['POST', '/leads/new', enterLead]])
  // Before the route of one lead, which would take its name for an id.
  addAdminRoutes(strapi, EXPORT_LEADS, [
    ['GET', '/leads/export.csv', exportLeads],
    ['GET', '/leads/exports', listExports],
    ['GET', '/leads/sign-ins', listSignIns],
  ])
  addAdminRoutes(strapi, CHANGE_LEADS, [
    ['POST', '/leads/bulk', changeLeads],
    ['POST', '/leads/undo', undoChanges],
    ['POST', '/leads/retry-messages', retryMessages],
    ['POST', '/leads/:documentId/details', correctLead],
    ['POST', '/leads/:documentId/answers', answerLead],
    ['POST', '/leads/:documentId/answers/:revision/again', sendAnswerAgain],
    ['POST', '/leads/:documentId/answers/:revision/discard', discardAnswer],
    ['POST', '/leads/:documentId/notes', addNote],
    ['POST', '/leads/:documentId/merge', mergeLead],
    ['POST', '/leads/:documentId/unmerge', unmergeLead],
  ])
  addAdminRoutes(strapi, READ_LEADS, [
    ['GET', '/leads/list', listLeads],
    ['POST', '/leads/alike', leadsAlike],
    ['GET', '/leads/summary', summary],
    ['GET', '/leads/numbers', numbers],
    ['GET', '/leads/campaigns', listCampaigns],
    ['GET', '/leads/pages', listPages],
    ['GET', '/leads/countries', listCountries],
    ['GET', '/leads/own-settings', readOwnSettings],
    ['POST', '/leads/own-settings', saveOwnSettings],
    ['GET', '/leads/templates', listTemplates],
    ['GET', '/leads/team', () => teamMembers(strapi)],
    ['GET', '/leads/owners-who-left', () => ownersWhoLeft(strapi)],
    ['GET', '/leads/:documentId', readLead],
  ])
}
