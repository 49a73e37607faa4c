import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { ADD_LEADS, EXPORT_LEADS, READ_LEADS, UPDATE_LEADS } from '../leads/rights.ts'

const ofFields = { section: 'contentTypes', subjects: [LEAD], options: { applyToProperties: ['fields'] } }
const whole = { section: 'settings', category: 'leads', subCategory: 'leads' }
const uidOf = (action: string) => action.split('::')[1] ?? ''

/**
 * Rights of our own: with Strapi's a role would see Strapi's list and form of the leads too. Registered before Strapi
 * looks which rights there are, so that one given by hand stays.
 */
export async function registerLeadRights(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    { ...ofFields, displayName: 'Read in the inbox', uid: uidOf(READ_LEADS) },
    { ...ofFields, displayName: 'Change in the inbox', uid: uidOf(UPDATE_LEADS) },
    { ...whole, displayName: 'Enter a lead by hand', uid: uidOf(ADD_LEADS) },
    { ...whole, displayName: 'Export leads', uid: uidOf(EXPORT_LEADS) },
  ])
}
