import type { Core } from '@strapi/strapi'
import { LEAD, REPLY_TEMPLATE } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'
import { ADD_LEADS, READ_LEADS, UPDATE_LEADS } from '../leads/rights.ts'

const SALES = 'Sales'
const DESCRIPTION = 'Reads and answers the leads, enters them by hand, writes the reply templates. Cannot export. Set again at each start.'

const templateFields = ['name', 'channel', 'subject', 'text'].map((name) => ({ name }))

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createSalesRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const existing = await roles.findOne({ name: SALES })
  const role = existing ?? (await roles.create({ name: SALES, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, [
    permission(READ_LEADS, leadFields),
    permission(
      UPDATE_LEADS,
      leadFields.filter(({ setBy }) => setBy === 'team'),
    ),
    { action: ADD_LEADS, subject: null, properties: {}, conditions: [] },
    ...['create', 'read', 'update'].map((right) => ({
      ...permission(`plugin::content-manager.explorer.${right}`, templateFields),
      subject: REPLY_TEMPLATE,
    })),
    { action: 'plugin::content-manager.explorer.delete', subject: REPLY_TEMPLATE, properties: {}, conditions: [] },
  ])
}

function permission(action: string, fields: readonly { name: string }[]) {
  return { action, subject: LEAD, properties: { fields: fields.map(({ name }) => name) }, conditions: [] }
}
