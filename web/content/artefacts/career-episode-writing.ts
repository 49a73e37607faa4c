import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 1, first draft',
  folio: 'Questioned',
  caption: 'We ask and do not rewrite. The answers are in your own files, so the new sentence has to be yours.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        ref: '1.4',
        parts: [{ mark: 'We designed' }, 'the drainage for the access road.'],
        notes: [{ about: 'Who?', text: 'Which part did you size, and how did you check it?' }],
      },
      {
        ref: '1.5',
        parts: ['I was', { mark: 'responsible for' }, 'the maintenance of pumps.'],
        notes: [{ about: 'A duty.', text: 'What did you find, measure or change?' }],
      },
      {
        ref: '1.6',
        parts: [{ mark: 'It was decided' }, 'to use another controller.'],
        notes: [{ about: 'By whom?', text: 'Which option lost, and why?' }],
      },
      {
        ref: '1.7',
        parts: ['The project was', { mark: 'a great success.' }],
        notes: [{ about: 'Who confirmed it?', text: 'Which number, against which limit?' }],
      },
    ],
  },
}
