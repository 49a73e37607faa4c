import type { Core } from '@strapi/strapi'
import { type Person, personName } from '../history/personName.ts'
import { LEAD } from '../leads/contentTypes.ts'
import { READ_LEADS } from '../leads/rights.ts'

/** The names of all who may read leads: the only ones a lead can be given to. */
export async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const reads = { permissions: { action: READ_LEADS, subject: LEAD } }
  const people: Person[] = await strapi.db.query('admin::user').findMany({
    select: ['firstname', 'lastname', 'email'],
    where: { isActive: true, blocked: false, roles: { $or: [{ code: 'strapi-super-admin' }, reads] } },
  })
  return Array.from(new Set(people.map(personName))).sort((one, other) => one.localeCompare(other))
}
