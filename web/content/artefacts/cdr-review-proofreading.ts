import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 2, your draft',
  folio: 'Comments only',
  caption: 'An invented draft. Changed in the text: nothing. You weigh each comment and type each correction.',
  drawing: {
    kind: 'passage',
    ask: 'Find the four things that an assessor may question.',
    paragraphs: [
      {
        ref: '2.6',
        parts: [
          'From January to',
          { mark: 'June 2021', about: 'Dates.', text: 'Your letter ends in March. Which record proves it?' },
          'I ran the pump tests.',
        ],
      },
      {
        ref: '2.7',
        parts: [
          'The loads',
          { mark: 'was calculate', about: 'Language.', text: 'Plural subject, finished action: check both verbs.' },
          'from the maker’s tables.',
        ],
      },
      {
        ref: '2.7',
        parts: [
          { mark: 'A suitable pump', about: 'Numbering.', text: 'Two paragraphs are both 2.7.' },
          { mark: 'was selected.', about: 'Voice.', text: 'By whom, from which options?' },
        ],
      },
    ],
    found: { label: 'Comments found:', of: 'of 4' },
  },
}
