import type { Knex } from 'knex'
import { seenAddress } from '../contract/seenText.ts'
import { isPostgres } from '../database/dialect.ts'
import type { LeadRow } from './leadFields.ts'
import { makePersonKey, phoneColumns } from './leadKeys.ts'

const PAGE = 2_000
type Contact = Pick<LeadRow, 'id' | 'email' | 'phone'> & { phone_digits: string | null; phone_tail: string | null }

/** Whether an address may be another than the one that is seen. */
export function unseenAddress(knex: Knex): string {
  return isPostgres(knex)
    ? `(email ~ '[^ -~]|[<>]' or email ilike 'mailto:%')`
    : `(email glob '*[^ -~]*' or email like '%<%' or email like '%>%' or email like 'mailto:%')`
}

/**
 * Leads from before addresses and numbers were read as they are today, so that they too are found by what is seen. At each
 * start, because a release before may have run in between; what is right already is not written.
 */
export async function readContactsAgain(knex: Knex, secret: string): Promise<number> {
  const personKey = makePersonKey(secret)
  let changed = 0
  for (let above = 0; ; ) {
    const rows: Contact[] = await knex('form_datas')
      .select('id', 'email', 'phone', 'phone_digits', 'phone_tail')
      .where('id', '>', above)
      .andWhere((found) => found.whereRaw(unseenAddress(knex)).orWhereNotNull('phone'))
      .orderBy('id')
      .limit(PAGE)
    for (const { id, email, phone, ...before } of rows) {
      const seen = email === null ? null : seenAddress(email)
      const after = phoneColumns(phone ?? undefined)
      if (seen === email && after.phone_digits === before.phone_digits && after.phone_tail === before.phone_tail) continue
      const person_key = personKey({ email: seen ?? undefined, phone: phone ?? undefined })
      await knex('form_datas')
        .where({ id })
        .update({ email: seen, ...after, person_key })
      changed += 1
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return changed
    above = last.id
  }
}
