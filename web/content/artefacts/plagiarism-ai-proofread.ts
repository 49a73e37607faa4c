import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'One passage, three matches',
  folio: 'Read by a person',
  caption: 'A percentage counts matches. It cannot tell these three apart, and it cannot say who wrote the text.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        parts: ['At', { mark: 'the state electricity company' }, 'I set the relays of a feeder.'],
        notes: [{ about: 'Leave it.', text: 'An ordinary name that many people use.' }],
      },
      {
        parts: [{ mark: 'Protection shall clear a fault before the line is damaged.' }],
        notes: [{ about: 'Name it.', text: 'A sentence of a standard. Cite it, then say what you did with it.' }],
      },
      {
        parts: [{ mark: 'This enriched my skills in a challenging environment.' }],
        notes: [
          {
            about: 'Delete it.',
            text: 'A line from a sample. Close the sample, open your setting sheet and site photos, and write what happened.',
            tone: 'fault',
          },
        ],
      },
    ],
  },
}
