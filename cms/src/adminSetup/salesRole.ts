import type { Core } from '@strapi/strapi'
import { ADD_LEADS, CHANGE_LEADS, READ_LEADS, REPLY_TEMPLATE } from '../leads/rights.ts'

const SALES = 'Sales'
const DESCRIPTION = 'Reads and answers the leads, enters them by hand, writes the reply templates. Cannot export. Set again at each start.'

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createSalesRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const role = (await roles.findOne({ name: SALES })) ?? (await roles.create({ name: SALES, description: DESCRIPTION }))
  const right = (action: string, subject: string | null = null, properties = {}) => ({ action, subject, properties, conditions: [] })
  const onTemplates = (action: string, properties?: object) =>
    right(`plugin::content-manager.explorer.${action}`, REPLY_TEMPLATE, properties)
  const fields = ['name', 'channel', 'subject', 'text']
  await roles.assignPermissions(role.id, [
    ...[READ_LEADS, CHANGE_LEADS, ADD_LEADS].map((action) => right(action)),
    ...['create', 'read', 'update'].map((action) => onTemplates(action, { fields })),
    onTemplates('delete'),
  ])
}
