import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Summary statement, three rows',
  folio: 'Episode 2',
  caption: 'Cite an action, not a quality. The table and the episode are invented.',
  drawing: {
    kind: 'evidence',
    ask: 'Press a row. Does its paragraph show it?',
    elements: [
      { ref: 'PE2.3', text: 'Design', proof: ['2.4'], answer: 'Three layouts, scored on cost, noise and access.' },
      { ref: 'PE3.1', text: 'Accountability', proof: ['2.6'], answer: 'An error found, corrected and reported.' },
      { ref: 'PE3.6', text: 'Teamwork', proof: [], answer: 'Thanks are not an act. The row waits until the episode shows one.' },
      { ref: 'PE2.1', text: 'Methods', proof: ['2.6'], answer: 'She calculates the flow again and compares.' },
    ],
    evidence: [
      { ref: '2.4', text: 'Compares three pump layouts and develops the second' },
      { ref: '2.6', text: 'Recalculates the flow, corrects her figure and informs the client' },
      { ref: '2.9', text: 'Thanks the team' },
    ],
  },
}
