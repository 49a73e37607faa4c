import type { Knex } from 'knex'
import { isPostgres } from '../database/dialect.ts'
import { MESSAGES } from './messageTable.ts'

/** A table of our own: Strapi would add five columns and three indexes that nothing reads. */
export async function prepareMessageTable(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable(MESSAGES))) {
    await knex.schema.createTable(MESSAGES, (table) => {
      table.string('kind', 20).notNullable()
      table.string('key', 64).notNullable()
      table.string('state', 10).notNullable().defaultTo('waiting')
      table.integer('attempts').notNullable().defaultTo(0)
      table.bigInteger('next_at').notNullable().defaultTo(0)
      table.string('error')
      table.datetime('created_at', { precision: 6, useTz: false }).notNullable()
      table.primary(['kind', 'key'])
      table.index(['kind', 'state', 'next_at'], 'outgoing_messages_due')
    })
  }
  await moveOldStates(knex)
}

/**
 * Until November 2026 each lead had columns for its messages, and they are still there for a release that is put
 * back. At each start, because such a release may have run in between. What it has not tried is planned anew.
 */
async function moveOldStates(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('form_datas', 'notice_state'))) return
  const move = (kind: string, from: string, key: string, created: string, which: string) =>
    knex.raw(`
      insert into ${MESSAGES} (kind, key, state, attempts, next_at, error, created_at)
      select ${kind}, ${key}, ${from}_state, coalesce(${from}_attempts, 0), coalesce(${from}_next_at, 0), ${from}_error, ${created}
      from ${which} on conflict do nothing`)
  const now = isPostgres(knex) ? `now() at time zone 'utc'` : String(Date.now())
  for (const kind of ['notice', 'webhook']) {
    const tried = `${kind}_state in ('sent', 'failed') or (${kind}_state = 'waiting' and ${kind}_attempts > 0)`
    await move(`'${kind}'`, kind, 'document_id', 'created_at', `form_datas where ${tried}`)
    // Each lead would pay for them.
    await knex.raw(`drop index if exists form_datas_${kind}_due`)
  }
  if (await knex.schema.hasColumn('form_datas', 'receipt_state'))
    await move(
      `'receipt'`,
      'receipt',
      'document_id',
      'coalesce(receipt_planned_at, created_at)',
      'form_datas where receipt_state is not null',
    )
  if (await knex.schema.hasTable('digests')) {
    const noRoom = `day like '%-no-room'`
    const [kind, day] = [`case when ${noRoom} then 'no-room' else 'digest' end`, `substr(day, 1, 10)`]
    await move(kind, 'notice', day, now, 'digests where true')
  }
}
