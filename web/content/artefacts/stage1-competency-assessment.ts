import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 3, mechanical',
  folio: 'Stage 1 map',
  caption: 'An invented episode. The same elements can be read for membership or for migration; a Stage 1 result does not serve migration.',
  sources: ['ea-stage1-standard'],
  drawing: {
    kind: 'evidence',
    ask: 'Press an element of the standard. What shows it?',
    elements: [
      { ref: 'PE1.1', text: 'Fundamentals', proof: ['3.5', '3.6'], answer: 'A balance first, then a cause ruled out.' },
      { ref: 'PE1.2', text: 'Analysis', proof: ['3.7'], answer: 'Measured against predicted, with the cause of the difference.' },
      { ref: 'PE2.1', text: 'Methods', proof: ['3.6'], answer: 'A second meter decides between two causes.' },
      { ref: 'PE2.4', text: 'Projects', proof: [], answer: 'No line runs a budget or a schedule. Another episode has to.' },
      { ref: 'PE3.3', text: 'Initiative', proof: ['3.8'], answer: 'No one asked for the rule.' },
      { ref: 'PE3.6', text: 'Teamwork', proof: ['3.8'], answer: 'Four shift leaders use it.' },
    ],
    evidence: [
      { ref: '3.5', text: 'Writes an energy balance before a clean is agreed' },
      { ref: '3.6', text: 'Rules out fouling, then asks for a second meter' },
      { ref: '3.7', text: 'Sets measured 200 kW/K against a predicted 204' },
      { ref: '3.8', text: 'Writes a rule no one asked for and explains it to four shift leaders' },
    ],
  },
}
