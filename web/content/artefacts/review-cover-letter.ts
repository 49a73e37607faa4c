import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Letter for a review',
  folio: 'Outcome of 12 January 2027',
  caption: 'An invented letter. Engineers Australia’s three months would end on 12 April 2027.',
  sources: ['ea-reviews'],
  drawing: {
    kind: 'passage',
    ask: 'One line of this letter cannot help. Press each to see its work.',
    paragraphs: [
      {
        ref: '1',
        parts: [{ mark: 'I ask for a review: material was not considered.', about: 'Request.', text: 'One ground, in one line.' }],
      },
      {
        ref: '2',
        parts: [
          {
            mark: 'Reason 2 says no design work was shown. Paragraphs 1.14 to 1.19, lodged on 3 May, describe it.',
            about: 'Answer.',
            text: 'The reason quoted, then the page that meets it.',
          },
        ],
      },
      { ref: '3', parts: [{ mark: 'Reason 3 is right.', about: 'What you accept.', text: 'The rest is easier to believe.' }] },
      {
        ref: '4',
        parts: [
          {
            mark: 'I attach new calculations.',
            about: 'Too late.',
            text: 'A review normally takes no new evidence. Say where each page was in the first application.',
            tone: 'fault',
          },
        ],
      },
    ],
    found: { label: 'Lines that work:', of: 'of 3' },
  },
}
