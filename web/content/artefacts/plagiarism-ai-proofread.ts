import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'One passage, three matches',
  folio: 'Read by a person',
  caption: 'An invented passage. A percentage counts all three alike, and cannot say who wrote the text.',
  drawing: {
    kind: 'sort',
    ask: 'A tool marks all three. What would you do?',
    bins: ['Leave it', 'Name it', 'Delete it'],
    rows: [
      { text: '“… at the state electricity company …”', bin: 0, why: 'An ordinary name that many people use.' },
      {
        text: '“Protection shall clear a fault before the line is damaged.”',
        bin: 1,
        why: 'A sentence of a standard. Cite it, then say what you did with it.',
      },
      {
        text: '“This enriched my skills in a challenging environment.”',
        bin: 2,
        why: 'A line from a sample. Open your setting sheet and write what happened.',
      },
    ],
    found: { label: 'As a reader would:', of: 'of 3' },
  },
}
