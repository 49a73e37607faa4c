import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 2, electrical',
  folio: 'Element map',
  caption: 'An invented episode. Engineers Australia names the elements; the sentences are the applicant’s.',
  sources: ['ea-stage1-standard'],
  drawing: {
    kind: 'evidence',
    ask: 'Press an element. Which line proves it?',
    elements: [
      { ref: 'PE1.2', text: 'Mathematics', proof: ['2.6'], answer: 'A model, and three points checked by hand.' },
      { ref: 'PE1.4', text: 'Research', proof: [], answer: 'This episode has no evidence of it. Look in the other two.' },
      { ref: 'PE2.1', text: 'Methods', proof: ['2.7'], answer: 'A measured time against the rule, and what she did about it.' },
      { ref: 'PE2.2', text: 'Tools', proof: ['2.6'], answer: 'She uses the model and tests its limits.' },
      { ref: 'PE3.1', text: 'Accountability', proof: ['2.9'], answer: 'Her own error, reported on the same day.' },
      { ref: 'PE3.4', text: 'Information', proof: ['2.9'], answer: 'Site photos, read against her own work.' },
    ],
    evidence: [
      { ref: '2.6', text: 'Models the feeder again, then checks three points by hand' },
      { ref: '2.7', text: 'Finds 0.23 s where the rule asks for 0.30 s, and resets the relay' },
      { ref: '2.9', text: 'Finds her own error in site photos and reports it the same day' },
    ],
  },
}
