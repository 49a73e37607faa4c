import type { Core } from '@strapi/strapi'

/** What a role may do with leads, all fields of them. */
export const READ_LEADS = 'api::leads.read'
export const CHANGE_LEADS = 'api::leads.change'
export const ADD_LEADS = 'api::leads.add'
export const EXPORT_LEADS = 'api::leads.export'

export const REPLY_TEMPLATE = 'api::reply-template.reply-template'
export const RECEIPT = 'api::receipt.receipt'

const names = {
  [READ_LEADS]: 'Read leads',
  [CHANGE_LEADS]: 'Answer and change leads',
  [ADD_LEADS]: 'Enter a lead by hand',
  [EXPORT_LEADS]: 'Export leads',
}

/**
 * Rights of our own: with Strapi's a role would see Strapi's list and form of the leads too. Registered before Strapi
 * looks which rights there are, so that one given by hand stays.
 */
export async function registerLeadRights(strapi: Core.Strapi): Promise<void> {
  const rights = Object.entries(names).map(([action, displayName]) => ({
    ...{ section: 'settings', category: 'leads', subCategory: 'leads', displayName },
    uid: action.replace('api::', ''),
  }))
  await strapi.service('admin::permission').actionProvider.registerMany(rights)
}
