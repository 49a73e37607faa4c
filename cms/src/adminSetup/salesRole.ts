import type { Core } from '@strapi/strapi'
import { LEAD, REPLY_TEMPLATE } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'

const SALES = 'Sales'
const DESCRIPTION = 'Reads the leads; sets their status, owner, notes and follow-up; writes the reply templates. Set again at each start.'

const templateFields = ['name', 'channel', 'subject', 'text'].map((name) => ({ name }))

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createSalesRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const existing = await roles.findOne({ name: SALES })
  const role = existing ?? (await roles.create({ name: SALES, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, [
    // The revision is no field of the team, but each save names the one it began with.
    permission('plugin::content-manager.explorer.read', [...leadFields, { name: 'revision' }]),
    permission(
      'plugin::content-manager.explorer.update',
      leadFields.filter(({ setBy }) => setBy === 'team'),
    ),
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
