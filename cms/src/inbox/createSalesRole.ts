import type { Core } from '@strapi/strapi'
import { LEAD, salesFields, shownFields } from './lead.ts'

const NAME = 'Sales'
const DESCRIPTION = 'Reads the leads; sets their status, owner and notes. Set again at each start.'

/** At each start, so that a right given by hand in one database does not last unnoticed. */
export async function createSalesRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const existing = await roles.findOne({ name: NAME })
  const role = existing ?? (await roles.create({ name: NAME, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, [
    permission('plugin::content-manager.explorer.read', shownFields),
    permission('plugin::content-manager.explorer.update', salesFields),
  ])
}

function permission(action: string, fields: string[]) {
  return { action, subject: LEAD, properties: { fields }, conditions: [] }
}
