import type { Core } from '@strapi/strapi'
import { type Person, personName } from '../history/personName.ts'
import { LEAD } from '../leads/contentTypes.ts'

/** The names of all who may read leads: the only ones a lead can be given to. */
export async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const reads = { permissions: { action: 'plugin::content-manager.explorer.read', subject: LEAD } }
  const people: Person[] = await strapi.db.query('admin::user').findMany({
    select: ['firstname', 'lastname', 'email'],
    where: { isActive: true, blocked: false, roles: { $or: [{ code: 'strapi-super-admin' }, reads] } },
  })
  return Array.from(new Set(people.map(personName))).sort((one, other) => one.localeCompare(other))
}

/** Super admins can do everything; everyone else what their role's fields say. */
export function mayChange(strapi: Core.Strapi, userAbility: unknown, field: string): boolean {
  const rights = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: LEAD })
  return rights.can.update(undefined, field)
}
