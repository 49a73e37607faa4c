import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'

export type Person = { firstname?: string | null; lastname?: string | null; email: string }

export function nameOf({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}

export function signedInPerson(strapi: Core.Strapi): Person | null {
  const state = strapi.requestContext.get()?.state
  return state?.['userAbility'] && state['user'] ? state['user'] : null
}

/** The names of all who may read leads: the only ones a lead can be given to. */
export async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const reads = { permissions: { action: 'plugin::content-manager.explorer.read', subject: LEAD } }
  const people: Person[] = await strapi.db.query('admin::user').findMany({
    select: ['firstname', 'lastname', 'email'],
    where: { isActive: true, blocked: false, roles: { $or: [{ code: 'strapi-super-admin' }, reads] } },
  })
  return Array.from(new Set(people.map(nameOf))).sort((one, other) => one.localeCompare(other))
}

/** Super admins can do everything; everyone else what their role's fields say. */
export function mayChange(strapi: Core.Strapi, userAbility: unknown, field: string): boolean {
  const rights = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: LEAD })
  return rights.can.update(undefined, field)
}
