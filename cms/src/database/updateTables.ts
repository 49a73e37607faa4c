// What Strapi's schemas do not make, and what a release before left in a database.
import type { Knex } from 'knex'
import { isPostgres } from './dialect.ts'
import { matchPeople } from './matchPeople.ts'

/** At each start, because the release before, of November 2026, may have run in between. */
export async function updateTables(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('outgoing_messages'))) await createMessageTable(knex)
  await moveMessageStates(knex)
  await moveAnswers(knex)
  await moveNotes(knex)
  if (!(await knex.schema.hasTable('sign_ins'))) await createSignInTable(knex)
  if (!(await knex.schema.hasTable('team_settings'))) await createSettingsTable(knex)
  await matchPeople(knex)
  await createPartialIndexes(knex)
  // It counted its limits here, by hashes of addresses.
  await knex.schema.dropTableIfExists('inbox_limits')
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

/** Strapi's schemas have no condition for an index, and a new lead, which has neither, is to pay for none. */
async function createPartialIndexes(knex: Knex): Promise<void> {
  for (const [name, column] of [
    ['form_datas_owned_by', 'owner_id'],
    ['form_datas_followed_up', 'follow_up_on'],
  ])
    await knex.raw(`create index if not exists ${name} on form_datas (${column}, created_at, lead_status) where ${column} is not null`)
}

/** Each lead had columns for its messages, and they stay for that release. What it has not tried is planned anew. */
async function moveMessageStates(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('form_datas', 'notice_state'))) return
  const move = (kind: string, from: string, key: string, created: string, which: string) =>
    knex.raw(`
      insert into outgoing_messages (kind, key, state, attempts, next_at, error, created_at)
      select ${kind}, ${key}, ${from}_state, coalesce(${from}_attempts, 0), coalesce(${from}_next_at, 0), ${from}_error, ${created}
      from ${which} on conflict do nothing`)
  for (const kind of ['notice', 'webhook']) {
    const tried = `${kind}_state in ('sent', 'failed') or (${kind}_state = 'waiting' and ${kind}_attempts > 0)`
    await move(`'${kind}'`, kind, 'document_id', 'created_at', `form_datas where ${tried}`)
    // Each lead would pay for them.
    await knex.raw(`drop index if exists form_datas_${kind}_due`)
  }
  const planned = 'coalesce(receipt_planned_at, created_at)'
  await move(`'receipt'`, 'receipt', 'document_id', planned, 'form_datas where receipt_state is not null')
  const [kind, day] = [`case when day like '%-no-room' then 'no-room' else 'digest' end`, 'substr(day, 1, 10)']
  const now = isPostgres(knex) ? `now() at time zone 'utc'` : String(Date.now())
  if (await knex.schema.hasTable('digests')) await move(kind, 'notice', day, now, 'digests where true')
}

/** An answer had no address of its own: it was written for the one that the lead had then. */
async function moveAnswers(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('outgoing_messages', 'is_sending')))
    await knex.schema.alterTable('outgoing_messages', (table) => table.boolean('is_sending'))
  await knex.raw(`
    update lead_changes set to_address = case
      when exists (select 1 from lead_changes later where later.lead_document_id = lead_changes.lead_document_id
        and later.field = 'email' and later.lead_revision > lead_changes.lead_revision)
      then (select later.before from lead_changes later where later.lead_document_id = lead_changes.lead_document_id
        and later.field = 'email' and later.lead_revision > lead_changes.lead_revision order by later.id limit 1)
      else (select email from form_datas where document_id = lead_changes.lead_document_id) end
    where field = 'answer' and reply_to is not null and to_address is null`)
}

/** A lead had one note. It becomes the first entry of its notes, by whoever saved it last. */
async function moveNotes(knex: Knex): Promise<void> {
  await knex.raw(`
    update form_datas set search_text = null where notes is not null
      and not exists (select 1 from lead_changes where lead_document_id = form_datas.document_id and field = 'note')`)
  await knex.raw(`
    insert into lead_changes (lead_document_id, lead_revision, changed_by, field, text, created_at, updated_at)
    select lead.document_id, coalesce(lead.revision, 0), coalesce(saved.changed_by, 'Unknown'), 'note', lead.notes,
      coalesce(saved.created_at, lead.updated_at), coalesce(saved.created_at, lead.updated_at)
    from form_datas lead
    left join lead_changes saved on saved.id =
      (select max(id) from lead_changes where lead_document_id = lead.document_id and field = 'notes')
    where lead.notes is not null
      and not exists (select 1 from lead_changes where lead_document_id = lead.document_id and field = 'note')`)
}
