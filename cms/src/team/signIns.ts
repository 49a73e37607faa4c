import type { Core } from '@strapi/strapi'
import { type Person, personName } from '../history/historyEntry.ts'
import { nameThenAndNow } from '../history/people.ts'
import type { SignIn } from '../leads/leadApi.ts'
import type { Instant } from '../leads/leadFields.ts'
import { readNames } from '../leads/owners.ts'
import type { Work } from '../operation/adminRoutes.ts'

const SIGN_INS = 'sign_ins'
const MOST_SHOWN = 20

/** Strapi's own event of a right password. A trace that cannot be written must keep no one out: the log has it too. */
export function recordSignIns(strapi: Core.Strapi): void {
  strapi.eventHub.on('admin.auth.success', async (event: { user?: Person & { id: number } }) => {
    const { user } = event
    if (!user) return
    strapi.log.info(`Signed in: ${personName(user)} (person ${user.id}).`)
    await strapi.db
      .connection(SIGN_INS)
      .insert({ person_id: user.id, name: personName(user), at: new Date() })
      .catch((error: Error) => strapi.log.error(`The sign-in of person ${user.id} could not be written down: ${error.message}`))
  })
}

export const listSignIns: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const rows: { person_id: number; name: string; at: Instant }[] = await knex(SIGN_INS).orderBy('id', 'desc').limit(MOST_SHOWN)
  const names = await readNames(knex)
  return rows.map(
    ({ person_id, name, at }): SignIn => ({
      at: new Date(at).toISOString(),
      by: nameThenAndNow({ id: person_id, name }, names),
      byId: person_id,
    }),
  )
}
