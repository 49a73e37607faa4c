import type { Core } from '@strapi/strapi'
import type { TeamMember } from '../history/people.ts'
import { readNames } from '../leads/owners.ts'
import { READ_LEADS } from '../leads/rights.ts'

/** Whoever may read leads now: they can be given one. */
export async function teamMembers(strapi: Core.Strapi): Promise<TeamMember[]> {
  const people: { id: number }[] = await strapi.db.query('admin::user').findMany({
    select: ['id'],
    where: { isActive: true, blocked: false, roles: { $or: [{ code: 'strapi-super-admin' }, { permissions: { action: READ_LEADS } }] } },
  })
  const names = await readNames(strapi.db.connection)
  const members = [...new Set(people.map(({ id }) => id))].map((id) => ({ id, name: names.get(id) ?? '' }))
  return members.sort((one, other) => one.name.localeCompare(other.name))
}
