import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 1, first draft',
  folio: 'Questioned',
  caption: 'An invented draft. We ask; the answers are in your own files, so the new sentence has to be yours.',
  drawing: {
    kind: 'passage',
    ask: 'Four phrases here hide the engineer. Press each.',
    paragraphs: [
      {
        ref: '1.4',
        parts: [
          { mark: 'We designed', about: 'Who?', text: 'Which part did you size, and how did you check it?' },
          'the drainage for the access road.',
        ],
      },
      {
        ref: '1.5',
        parts: [
          'I was',
          { mark: 'responsible for', about: 'A duty.', text: 'What did you find, measure or change?' },
          'the maintenance of pumps.',
        ],
      },
      {
        ref: '1.6',
        parts: [{ mark: 'It was decided', about: 'By whom?', text: 'Which option lost, and why?' }, 'to use another controller.'],
      },
      { ref: '1.7', parts: ['I moved the sensor upstream of the valve.'] },
      {
        ref: '1.8',
        parts: ['The project was', { mark: 'a great success.', about: 'Who confirmed it?', text: 'Which number, against which limit?' }],
      },
    ],
    found: { label: 'Questions found:', of: 'of 4' },
  },
}
