// What Strapi's schemas do not make.
import type { Knex } from 'knex'
import type { DatabaseSettings } from '../settings/settings.ts'
import { openUnhurried } from './databaseConnection.ts'
import { isPostgres, UNSEEN } from './dialect.ts'

/** At each start, those that are not there yet. */
export async function createOwnTables(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('outgoing_messages'))) await createMessageTable(knex)
  if (!(await knex.schema.hasTable('sign_ins'))) await createSignInTable(knex)
  if (!(await knex.schema.hasTable('lead_exports'))) await createExportTable(knex)
  if (!(await knex.schema.hasTable('team_settings'))) await createSettingsTable(knex)
}

/** A table of our own: Strapi would add five columns and three indexes that nothing reads. */
async function createMessageTable(knex: Knex): Promise<void> {
  await knex.schema.createTable('outgoing_messages', (table) => {
    table.string('kind', 20).notNullable()
    table.string('key', 64).notNullable()
    table.string('state', 10).notNullable().defaultTo('waiting')
    table.integer('attempts').notNullable().defaultTo(0)
    table.bigInteger('next_at').notNullable().defaultTo(0)
    table.string('error')
    table.boolean('is_sending')
    table.datetime('created_at', { precision: 6, useTz: false }).notNullable()
    table.primary(['kind', 'key'])
    table.index(['kind', 'state', 'next_at'], 'outgoing_messages_due')
  })
}

async function createSettingsTable(knex: Knex): Promise<void> {
  await knex.schema.createTable('team_settings', (table) => {
    table.integer('person_id').primary()
    table.text('signature')
    table.text('views')
  })
}

async function createSignInTable(knex: Knex): Promise<void> {
  await knex.schema.createTable('sign_ins', (table) => {
    table.increments('id')
    table.integer('person_id').notNullable()
    table.string('name')
    table.datetime('at', { precision: 6, useTz: false }).notNullable()
  })
}

async function createExportTable(knex: Knex): Promise<void> {
  await knex.schema.createTable('lead_exports', (table) => {
    table.increments('id')
    table.integer('person_id')
    table.string('name')
    table.text('asked')
    table.integer('count').notNullable()
    table.datetime('at', { precision: 6, useTz: false }).notNullable()
  })
}

/** Strapi's schemas have no condition for an index, and a new lead, which has neither, is to pay for none. Of millions of leads one takes longer than a statement may. */
export async function createPartialIndexes(knex: Knex, database: DatabaseSettings): Promise<void> {
  const unhurried = isPostgres(knex) ? openUnhurried(database) : knex
  try {
    for (const [name, columns, which] of [
      ['form_datas_owned_by', 'owner_id, created_at, lead_status', 'owner_id is not null'],
      ['form_datas_owned_lately', 'owner_id, updated_at, lead_status', 'owner_id is not null'],
      ['form_datas_followed_up', 'follow_up_on, created_at, lead_status', 'follow_up_on is not null'],
      ['form_datas_unseen', 'lead_status, created_at', UNSEEN],
    ])
      await unhurried.raw(`create index if not exists ${name} on form_datas (${columns}) where ${which}`)
  } finally {
    if (unhurried !== knex) await unhurried.destroy()
  }
}
