import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Report 1, page 3, as you sent it',
  folio: 'Unchanged',
  caption: 'Even “was” stays, unless you change it. Our questions come on a page of their own.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        ref: '¶ 1',
        parts: ['The server was moved and speed improved.'],
        notes: [{ about: '1.', text: 'Who decided the order of the move? What did you measure, before and after?' }],
      },
      {
        ref: '¶ 2',
        parts: ['Proper security was implemented.'],
        notes: [{ about: '2.', text: 'Which risk did you find? What did you choose, and what did you reject?' }],
      },
      {
        ref: '¶ 4',
        parts: ['Users was happy.'],
        notes: [{ about: '3.', text: 'How do you know? Is there a record?' }],
      },
    ],
  },
}
