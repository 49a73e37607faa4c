import type { Core } from '@strapi/strapi'
import type { TeamMember } from '../history/people.ts'
import type { OwnerWhoLeft } from '../leads/leadApi.ts'
import { hiddenStatuses, openStatuses } from '../leads/leadFields.ts'
import { hasManyLeads } from '../leads/newestLead.ts'
import { readNames } from '../leads/owners.ts'
import { READ_LEADS } from '../leads/rights.ts'
import { makeKeptAnswers } from '../operation/keptAnswer.ts'

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

const kept = makeKeptAnswers<OwnerWhoLeft[]>()

/** Whose leads no one would look for: an account that was removed or deactivated, or may not read leads any more. */
export function ownersWhoLeft(strapi: Core.Strapi): Promise<OwnerWhoLeft[]> {
  const knex = strapi.db.connection
  return kept(
    'left',
    () => readOwnersWhoLeft(strapi),
    () => hasManyLeads(knex),
  )
}

async function readOwnersWhoLeft(strapi: Core.Strapi): Promise<OwnerWhoLeft[]> {
  const knex = strapi.db.connection
  const [team, names] = await Promise.all([teamMembers(strapi), readNames(knex)])
  const rows: { owner_id: number; owner: string | null; open: number | string }[] = await knex('form_datas')
    .whereNotNull('owner_id')
    .whereNotIn('lead_status', hiddenStatuses)
    .select(
      'owner_id',
      knex.raw('max(owner) as owner'),
      knex.raw('sum(case when lead_status in (?, ?, ?) then 1 else 0 end) as open', [...openStatuses]),
    )
    .groupBy('owner_id')
  return rows
    .filter(({ owner_id }) => !team.some(({ id }) => id === owner_id))
    .map(({ owner_id, owner, open }) => ({ id: owner_id, name: names.get(owner_id) ?? owner ?? '', open: Number(open) }))
}
