import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Organisation chart, up and down',
  folio: '31 December 2024',
  caption: 'Chart, letter and statements must give one picture. Referees may be asked about it.',
  drawing: {
    kind: 'evidence',
    ask: 'Press a position. What level does the chart show?',
    elements: [
      { ref: 'CEO', text: 'Chief Executive Officer, 640 people', proof: ['Down'], level: 1, answer: 'Several functions report here.' },
      {
        ref: 'You',
        text: 'Supply and Distribution Manager, 142 people',
        proof: ['Up', 'Down', 'Sum'],
        level: 2,
        answer: 'One step from the top, managers below, and the numbers agree: a senior level can be read.',
      },
      {
        ref: 'North',
        text: 'Distribution Centre Manager, 52 people',
        proof: [],
        level: 3,
        answer: 'Nothing is drawn below it and it is two steps down. This chart cannot show a senior level.',
      },
    ],
    evidence: [
      { ref: 'Up', text: 'Reports to the chief executive' },
      { ref: 'Down', text: 'Managers report to it, not only staff' },
      { ref: 'Sum', text: 'Four teams: 52 + 38 + 41 + 11 = 142' },
    ],
  },
}
