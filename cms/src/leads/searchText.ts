import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { disciplines } from '../contract/disciplines.ts'
import { isPostgres } from '../database/dialect.ts'
import { leadFields } from './leadFields.ts'

const searched = leadFields.filter(({ isSearched }) => isSearched)
/** Where a visitor's words or page may have the code of a discipline. */
const CODED = ['subject', 'queries', 'page_path'] as const
const BATCH = 500

/** Letters that are one with their mark in Unicode, and two on a keyboard. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** As someone types it who has no marks on the keyboard. */
export function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** All that a search looks at, in one column: the fields, and the names of the disciplines whose codes are in them. */
export function searchText(row: Readonly<Record<string, unknown>>): string {
  const texts = searched.map(({ column }) => row[column]).filter((value) => typeof value === 'string')
  const codes = CODED.flatMap((column) => String(row[column] ?? '').match(/\b\d{6}\b/g) ?? [])
  const names = disciplines.filter(({ value }) => codes.includes(value)).map(({ label }) => label)
  return withoutMarks([...texts, ...names].join('\n'))
}

/** In whatever order the words come. */
export function searchedWords(search: string): string[] {
  return [...new Set(withoutMarks(search).split(/\s+/))].filter(Boolean)
}

/** At each start: a release before, which does not know the column, may have run in between. */
export async function readSearchTexts(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  const place = strapi.store({ type: 'core', name: 'leads', key: 'searchTextsRead' })
  const now = new Date()
  const since = await place.get({})
  if (typeof since === 'string') await knex('form_datas').where('updated_at', '>', new Date(since)).update({ search_text: null })
  await fillSearchTexts(knex)
  await place.set({ value: now.toISOString() })
}

/** Of leads that a release before has stored. */
export async function fillSearchTexts(knex: Knex): Promise<void> {
  for (;;) {
    const rows: (Record<string, unknown> & { id: number })[] = await knex('form_datas')
      .whereNull('search_text')
      .orderBy('id')
      .limit(BATCH)
      .select('id', ...searched.map(({ column }) => column))
    if (rows.length === 0) return
    await knex.transaction(async (transaction) => {
      const texts = rows.map((row): [number, string] => [row.id, searchText(row)])
      if (isPostgres(knex))
        await transaction.raw(
          `update form_datas set search_text = filled.text from (values ${texts.map(() => '(?::integer, ?::text)').join(', ')}) as filled(id, text) where form_datas.id = filled.id`,
          texts.flat(),
        )
      else for (const [id, text] of texts) await transaction('form_datas').where({ id }).update({ search_text: text })
    })
  }
}
