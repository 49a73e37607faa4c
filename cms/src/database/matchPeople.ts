import type { Knex } from 'knex'
import { personName } from '../history/historyEntry.ts'

/** Where a name is, and where the id of its person belongs. */
const places = [
  { table: 'lead_changes', name: 'changed_by', id: 'changed_by_id', at: 'created_at' },
  { table: 'lead_changes', name: 'before', id: 'before_id', at: 'created_at', field: 'owner' },
  { table: 'lead_changes', name: 'after', id: 'after_id', at: 'created_at', field: 'owner' },
  { table: 'content_changes', name: 'changed_by', id: 'changed_by_id', at: 'created_at' },
  { table: 'form_datas', name: 'owner', id: 'owner_id', at: 'updated_at' },
  { table: 'form_datas', name: 'first_answer_by', id: 'first_answer_by_id', at: 'first_answer_at' },
] as const
type Place = (typeof places)[number]

type Instant = string | number | Date
type User = { id: number; firstname: string | null; lastname: string | null; email: string; created_at: Instant }
type Named = { name: string; id: number | null; first: Instant | null }

/** The release before kept names alone. Only where one person ever had a name is it known whose it was; else it stays text. */
export async function matchPeople(knex: Knex): Promise<void> {
  const known: Named[] = []
  for (const place of places) known.push(...(await namesAt(knex, place)))
  if (!known.some(({ id }) => id === null)) return
  const users: User[] = await knex('admin_users').select('id', 'firstname', 'lastname', 'email', 'created_at')
  for (const name of new Set(known.filter(({ id }) => id === null).map(({ name }) => name))) {
    const id = onlyPersonOf(
      users.filter((user) => personName(user) === name),
      known.filter((each) => each.name === name),
    )
    if (id !== null)
      for (const place of places)
        await rowsOf(knex, place)
          .where({ [place.name]: name, [place.id]: null })
          .update({ [place.id]: id })
  }
}

function rowsOf(knex: Knex, place: Place): Knex.QueryBuilder {
  const rows = knex(place.table)
  return 'field' in place ? rows.where({ field: place.field }) : rows
}

async function namesAt(knex: Knex, place: Place): Promise<Named[]> {
  return rowsOf(knex, place)
    .select({ name: place.name, id: place.id })
    .min({ first: place.at })
    .whereNotNull(place.name)
    .groupBy(place.name, place.id)
}

/** Not whoever came after the name was already used, nor one of two who have used it. */
function onlyPersonOf(users: readonly User[], used: readonly Named[]): number | null {
  const [user, another] = users
  if (!user || another) return null
  const made = new Date(user.created_at).getTime()
  const isOthers = ({ id, first }: Named) => (id !== null && id !== user.id) || (first !== null && new Date(first).getTime() < made)
  return used.some(isOthers) ? null : user.id
}
