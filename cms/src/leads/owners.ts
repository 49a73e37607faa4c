import type { Knex } from 'knex'
import { type Actor, namesOf } from '../history/people.ts'
import type { LeadRow } from './leadFields.ts'

export type Names = ReadonlyMap<number, string>

type Row = { id: number; firstname: string | null; lastname: string | null; email: string }

/** Of everyone who may sign in, or might once. */
export async function readNames(knex: Knex): Promise<Names> {
  const people: Row[] = await knex('admin_users').select('id', 'firstname', 'lastname', 'email')
  return namesOf(people)
}

/** The accounts that may sign in now: not those that were deactivated or blocked. */
export function whoMaySignIn(knex: Knex): Knex.QueryBuilder {
  return knex('admin_users')
    .where({ is_active: true })
    .andWhere((open) => open.whereNull('blocked').orWhere('blocked', false))
}

/** Whoever has a lead is called by today's name; a name without an id is all that is known. */
export function ownerOf({ owner, owner_id }: Pick<LeadRow, 'owner' | 'owner_id'>, names: Names): Actor | null {
  if (owner_id !== null) return { id: owner_id, name: names.get(owner_id) ?? owner ?? '' }
  return owner ? { id: null, name: owner } : null
}
