import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'CPD list, electrical',
  folio: 'Three lines',
  caption: 'An invented list. Each change comes from a record that the engineer already had.',
  drawing: {
    kind: 'sort',
    ask: 'Keep it, correct it or take it out?',
    bins: ['Keep', 'Correct', 'Take out'],
    rows: [
      { text: '03/2024, relay training, 40 hours', bin: 1, why: '4–6 March 2024, three days of seven hours: 21, not 40.' },
      {
        text: '17 Feb 2023, talk to six field technicians on recloser settings, 1 hour',
        bin: 0,
        why: 'A day, a title, a length and something you did.',
      },
      { text: '2027, power systems master class, 24 hours', bin: 2, why: 'It has not happened yet.' },
    ],
    found: { label: 'Sorted:', of: 'of 3' },
  },
}
