import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Upload pack',
  folio: 'One PDF for each position',
  caption: 'An invented file. Names and order are our suggestion; IML’s current checklist decides.',
  drawing: {
    kind: 'passage',
    turned: true,
    ask: 'Press a phone photo to see what becomes of it.',
    paragraphs: [
      { parts: [{ mark: 'IMG-20261104-WA0007.jpg', about: '01-identity.pdf', text: 'Passport page and two more documents.' }] },
      {
        parts: [
          {
            mark: 'degree photo, 14 MB',
            about: '02-qualification-2009-bachelor-commerce.pdf',
            text: 'Certificate, transcript and translations in one file.',
          },
        ],
      },
      {
        parts: [
          {
            mark: 'six files of one job',
            about: '05-position-2019-current-sales-marketing-manager.pdf',
            text: 'Letter, description, charts, descriptions of those below, proof.',
          },
        ],
      },
      {
        parts: [
          { mark: 'org chart.png', about: 'To complete', text: 'It stops below the chief executive: draw it up and down.', tone: 'fault' },
        ],
      },
    ],
    found: { label: 'Files ready:', of: 'of 4' },
  },
}
