import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Who wrote what',
  folio: 'Career episode 2',
  caption: 'An invented record. You keep the real one: dated questions, drafts and comments.',
  drawing: {
    kind: 'sort',
    ask: 'Six weeks, one episode. Whose hand made each part?',
    bins: ['You', 'We'],
    rows: [
      { text: '3 March: notes and records of the job', bin: 0, why: 'From your own files.' },
      { text: '6 March: 14 questions', bin: 1, why: 'Questions, and no sentence for your text.' },
      { text: '14 March: draft 1', bin: 0, why: 'You wrote every word of it.' },
      { text: '18 March: 9 comments beside it', bin: 1, why: 'Beside the text, with nothing changed in it.' },
      { text: '2 April: final text, lodged', bin: 0, why: 'Yours, in your own account. Our words in it: none.' },
    ],
    found: { label: 'Right:', of: 'of 5' },
  },
}
