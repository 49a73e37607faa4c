import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 2, electrical',
  folio: 'Element map',
  caption: 'PE1.4 has no evidence in this episode yet. Look in your other two.',
  drawing: {
    kind: 'map',
    left: [
      { ref: '2.6', text: 'Models the feeder again, then checks three points by hand' },
      { ref: '2.7', text: 'Finds 0.23 s where the rule asks for 0.30 s, and resets the relay' },
      { ref: '2.9', text: 'Finds her own error in site photos and reports it the same day' },
    ],
    right: [
      { ref: 'PE1.2', text: 'Mathematics, computing' },
      { ref: 'PE1.4', text: 'Research', gap: true },
      { ref: 'PE2.1', text: 'Engineering methods' },
      { ref: 'PE2.2', text: 'Tools and their limits' },
      { ref: 'PE3.1', text: 'Accountability' },
      { ref: 'PE3.4', text: 'Use of information' },
    ],
    links: [
      ['2.6', 'PE1.2'],
      ['2.6', 'PE2.2'],
      ['2.7', 'PE2.1'],
      ['2.9', 'PE3.1'],
      ['2.9', 'PE3.4'],
    ],
  },
}
