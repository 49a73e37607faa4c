import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Summary statement, three rows',
  folio: 'Episode 2',
  caption: 'The third row stays empty until the episode shows real teamwork. Cite an action, not a quality.',
  drawing: {
    kind: 'map',
    left: [
      {
        ref: 'PE2.3',
        struck: 'Design was carried out systematically.',
        text: 'Three layouts scored on cost, noise and access; the second developed.',
      },
      { ref: 'PE3.1', struck: 'I am always ethical.', text: 'Own flow error found, corrected and reported to the client.' },
      { ref: 'PE3.6', struck: 'Excellent team leader.', text: 'Teamwork', gap: true },
    ],
    right: [
      { ref: '2.4', text: 'compares three pump layouts' },
      { ref: '2.6', text: 'corrects her own flow figure and informs the client' },
      { ref: '2.9', text: 'thanks the team' },
    ],
    links: [
      ['PE2.3', '2.4'],
      ['PE3.1', '2.6'],
    ],
  },
}
