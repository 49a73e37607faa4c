import type { Core } from '@strapi/strapi'
import { type Person, personName } from '../history/person.ts'
import { READ_LEADS } from '../leads/rights.ts'

export type Context = Parameters<Core.ControllerHandler>[0]

export function whoAsks(ctx: Context): { id: number; name: string; email: string } {
  const user = ctx.state['user'] as Person & { id: number }
  return { id: user.id, name: personName(user), email: user.email ?? '' }
}

export const documentIdOf = (ctx: Context) => (ctx['params'] as { documentId: string }).documentId

export function listTeam(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    ctx.body = await teamNames(strapi)
  }
}

/** The names of all who may read leads: the only ones a lead can be given to. */
export async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const people: Person[] = await strapi.db.query('admin::user').findMany({
    select: ['firstname', 'lastname', 'email'],
    where: { isActive: true, blocked: false, roles: { $or: [{ code: 'strapi-super-admin' }, { permissions: { action: READ_LEADS } }] } },
  })
  return Array.from(new Set(people.map(personName))).sort((one, other) => one.localeCompare(other))
}
