import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Report 1, page 3, as you sent it',
  folio: 'Unchanged',
  caption: 'An invented report. Even “was” stays, unless you change it: our questions come on a page of their own.',
  drawing: {
    kind: 'passage',
    ask: 'Press a sentence and read what a stranger would ask.',
    paragraphs: [
      {
        ref: '¶ 1',
        parts: [
          {
            mark: 'The server was moved and speed improved.',
            about: '1.',
            text: 'Who decided the order of the move? What did you measure, before and after?',
          },
        ],
      },
      {
        ref: '¶ 2',
        parts: [
          {
            mark: 'Proper security was implemented.',
            about: '2.',
            text: 'Which risk did you find? What did you choose, and what did you reject?',
          },
        ],
      },
      { ref: '¶ 4', parts: [{ mark: 'Users was happy.', about: '3.', text: 'How do you know? Is there a record?' }] },
    ],
  },
}
