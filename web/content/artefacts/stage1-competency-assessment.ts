import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 3, mechanical',
  folio: 'Stage 1 map',
  caption: 'The same elements can be read for membership or for migration. A Stage 1 result serves membership only.',
  drawing: {
    kind: 'map',
    left: [
      { ref: '3.5', text: 'Writes an energy balance before a clean is agreed' },
      { ref: '3.6', text: 'Rules out fouling, then asks for a second meter' },
      { ref: '3.7', text: 'Sets measured 200 kW/K against a predicted 204; finds the cause in the records' },
      { ref: '3.8', text: 'Writes a rule no one asked for and explains it to four shift leaders' },
    ],
    right: [
      { ref: 'PE1.1', text: 'Fundamentals' },
      { ref: 'PE1.2', text: 'Mathematics, analysis' },
      { ref: 'PE2.1', text: 'Engineering methods' },
      { ref: 'PE2.4', text: 'Managing projects', gap: true },
      { ref: 'PE3.3', text: 'Own initiative' },
      { ref: 'PE3.4', text: 'Use of information' },
      { ref: 'PE3.6', text: 'Teamwork' },
    ],
    links: [
      ['3.5', 'PE1.1'],
      ['3.6', 'PE1.1'],
      ['3.6', 'PE2.1'],
      ['3.7', 'PE1.2'],
      ['3.7', 'PE3.4'],
      ['3.8', 'PE3.3'],
      ['3.8', 'PE3.6'],
    ],
  },
}
