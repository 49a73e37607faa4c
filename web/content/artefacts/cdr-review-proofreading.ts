import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 2, your draft',
  folio: 'Comments only',
  caption: 'Changed in the text: nothing. You weigh each comment and type each correction.',
  drawing: {
    kind: 'annotated',
    blocks: [
      {
        ref: '2.6',
        parts: ['From January to', { mark: 'June 2021' }, 'I ran the pump tests.'],
        notes: [{ about: 'Dates.', text: 'Your letter ends in March. Which record proves it?' }],
      },
      {
        ref: '2.7',
        parts: ['The loads', { mark: 'was calculate' }, 'from the maker’s tables.'],
        notes: [{ about: 'Language.', text: 'Plural subject, finished action: check both verbs.' }],
      },
      {
        ref: '2.7',
        parts: ['A suitable pump', { mark: 'was selected.' }],
        notes: [
          { about: 'Voice.', text: 'By whom, from which options?' },
          { about: 'Numbering.', text: 'Two paragraphs are both 2.7.', tone: 'fault' },
        ],
      },
    ],
  },
}
