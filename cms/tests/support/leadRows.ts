import { searchText } from '../../src/leads/searchText.ts'
import type { CleanInbox } from './cleanInbox.ts'

/** Leads as they are stored, `doc0` and on: the form's own way takes longer, and gives none an age. */
export async function storeRows(inbox: CleanInbox, ...leads: Record<string, unknown>[]): Promise<void> {
  const row = (lead: object, index: number) => ({
    document_id: `doc${index}`,
    full_name: `Lead ${index}`,
    email: `v${index}@example.com`,
    lead_status: 'new',
    revision: 0,
    created_at: new Date(inbox.now() + index),
    updated_at: new Date(inbox.now()),
    ...lead,
  })
  const rows = leads.map(row)
  await inbox.sql((knex) =>
    knex.batchInsert(
      'form_datas',
      rows.map((each) => ({ ...each, search_text: searchText(each) })),
      50,
    ),
  )
}
