import type { Core } from '@strapi/strapi'
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
 * start those above `after`, the last that was read: a release before may have run in between. A million take a minute.
 */
export async function readContactsAgain(knex: Knex, secret: string, after = 0): Promise<{ changed: number; last: number }> {
  const personKey = makePersonKey(secret)
  let changed = 0
  for (let above = after; ; ) {
    const rows: Contact[] = await knex('form_datas')
      .select('id', 'email', 'phone', 'phone_digits', 'phone_tail')
      .where('id', '>', above)
      .andWhere((found) => found.whereRaw(unseenAddress(knex)).orWhereNotNull('phone'))
      .orderBy('id')
      .limit(PAGE)
    // One by one SQLite would wait for the disk at each.
    await knex.transaction(async (page) => {
      for (const { id, email, phone, ...before } of rows) {
        const seen = email && (seenAddress(email) || email)
        const now = phoneColumns(phone ?? undefined)
        if (seen === email && now.phone_digits === before.phone_digits && now.phone_tail === before.phone_tail) continue
        const person_key = personKey({ email: seen ?? undefined, phone: phone ?? undefined })
        await page('form_datas')
          .where({ id })
          .update({ email: seen, ...now, person_key, search_text: null })
        changed += 1
      }
    })
    above = rows.at(-1)?.id ?? above
    if (rows.length < PAGE) return { changed, last: above }
  }
}

/** Where reading goes on at the next start: in the database itself, so that a restored backup has its own. */
export async function readNewContacts(strapi: Core.Strapi, secret: string): Promise<void> {
  const place = strapi.store({ type: 'core', name: 'leads', key: 'contactsRead' })
  const after = Number((await place.get({})) ?? 0)
  const { last } = await readContactsAgain(strapi.db.connection, secret, after)
  if (last > after) await place.set({ value: last })
}
