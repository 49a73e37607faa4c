import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Letter for a review',
  folio: 'Outcome of 12 January 2027',
  caption: 'Engineers Australia’s three months would end on 12 April 2027. You write, sign and lodge the letter.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        ref: '1',
        parts: ['Name, application number, occupation and code, date of the outcome'],
        notes: [{ about: 'Heading.', text: 'Which file this is.' }],
      },
      {
        ref: '2',
        parts: ['Review of this outcome: material was not considered'],
        notes: [{ about: 'Request.', text: 'One ground the authority accepts.' }],
      },
      {
        ref: '3',
        parts: [
          'Reason 2 says no design work was shown.',
          { mark: 'Paragraphs 1.14 to 1.19 of episode 1, lodged on 3 May,' },
          'describe it.',
        ],
        notes: [{ about: 'Reasons.', text: 'Each quoted, then the page that answers it.' }],
      },
      {
        ref: '4',
        parts: ['Reason 3 is right.'],
        notes: [{ about: 'What you accept.', text: 'The rest is easier to believe.' }],
      },
      {
        ref: '5',
        parts: ['Attachments, numbered'],
        notes: [{ about: 'No new documents.', text: 'Where each page was in the first application.', tone: 'fault' }],
      },
    ],
  },
}
