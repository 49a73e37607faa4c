import type { Knex } from 'knex'
import { isPostgres } from '../database/isPostgres.ts'
import { leadFields } from '../leads/leadFields.ts'
import { searchedDigits } from '../leads/phoneNumber.ts'
import type { CanRead } from './fieldRights.ts'

const searched = [
  ...(['fullName', 'email', 'phone', 'subject', 'discipline', 'queries', 'notes', 'owner', 'followUpNote'] as const),
  ...(['pagePath', 'utmSource', 'utmMedium', 'utmCampaign'] as const),
]
const columns = leadFields.filter(({ name }) => (searched as readonly string[]).includes(name))

/**
 * In the texts that may be read, since a search that looks into others tells what they contain. A phone number is found in
 * whatever form either side typed it.
 */
export function searchText(knex: Knex, leads: Knex.QueryBuilder, words: string, canRead: CanRead): void {
  const like = isPostgres(knex) ? 'ilike' : 'like'
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const digits = searchedDigits(words)
  leads.where((found) => {
    found.whereRaw('1 = 0')
    for (const { name, column } of columns) if (canRead(name)) found.orWhereRaw(`?? ${like} ? escape '\\'`, [column, pattern])
    if (digits && canRead('phone')) found.orWhereRaw('phone_digits like ?', [`%${digits}%`])
  })
}
