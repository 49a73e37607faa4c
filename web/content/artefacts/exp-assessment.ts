import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Reference letter',
  folio: 'The employer’s own words',
  caption: 'An invented letter. We mark what a reader will look for; your employer adds the facts, and signs.',
  drawing: {
    kind: 'passage',
    turned: true,
    ask: 'Press a line to see it with the employer’s facts.',
    paragraphs: [
      {
        parts: [
          {
            mark: 'Worked with us for three years.',
            about: '03/05/2021 to 28/06/2024, full time, 40 hours a week.',
            text: 'A tax or fund record can show the same days.',
          },
        ],
      },
      {
        parts: [
          {
            mark: 'Carried out electrical works.',
            about: 'Sized the feeders for a cement mill extension and checked their voltage drop.',
            text: 'Few jobs fit this line; the first fits thousands.',
          },
        ],
      },
      {
        parts: [
          {
            mark: 'For more, contact our office.',
            about: 'Signature, name, position, date, phone and email.',
            text: 'A stranger can reach this person today.',
          },
        ],
      },
    ],
  },
}
