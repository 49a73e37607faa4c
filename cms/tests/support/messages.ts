import type { MessageKind } from '../../src/outgoing/messageTable.ts'
import type { Inbox } from './inbox.ts'

type Message = { state: string | null; attempts: number | null; error: string | null }

/** The messages of a kind about each lead, in the order they came: of nulls where none is planned. */
export function messages(of: Pick<Inbox, 'sql'>, kind: MessageKind): Promise<Message[]> {
  return of.sql((knex) =>
    knex('form_datas as lead')
      .leftJoin('outgoing_messages as message', function () {
        this.on('message.key', 'lead.document_id').andOnVal('message.kind', kind)
      })
      .orderBy('lead.id')
      .select('message.state', 'message.attempts', 'message.error'),
  )
}

export async function states(of: Pick<Inbox, 'sql'>, kind: MessageKind): Promise<(string | null)[]> {
  return (await messages(of, kind)).map(({ state }) => state)
}

/** As if the inbox had planned these about every lead, and it had come to that. */
export async function setMessages(of: Pick<Inbox, 'sql'>, kind: MessageKind, values: Partial<Message>): Promise<void> {
  await of.sql(async (knex) => {
    const keys: string[] = await knex('form_datas').pluck('document_id')
    const rows = keys.map((key) => ({ kind, key, created_at: new Date(), ...values }))
    await knex('outgoing_messages').insert(rows).onConflict(['kind', 'key']).merge()
  })
}
