import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Organisation chart, up and down',
  folio: '31 December 2024',
  caption: 'Chart, letter and statements must give one picture. IML may ask your referees about it.',
  drawing: {
    kind: 'levels',
    levels: [
      { label: 'Top', roles: [{ role: 'Chief Executive Officer', scope: '640 people' }] },
      {
        label: 'Level with you',
        roles: [
          { role: 'Finance Director', scope: 'title only' },
          { role: 'Supply and Distribution Manager', scope: '142 people', you: true },
          { role: 'Sales Director', scope: 'title only' },
        ],
      },
      {
        label: 'Report to you',
        roles: [
          { role: 'Distribution Centre Manager, North', scope: '52' },
          { role: 'Distribution Centre Manager, South', scope: '38' },
          { role: 'Transport Manager', scope: '41' },
          { role: 'Inventory Planning Manager', scope: '11' },
        ],
      },
      {
        label: 'Report to them',
        roles: [
          { role: 'Shift supervisors', scope: '4' },
          { role: 'Shift supervisors', scope: '3' },
          { role: 'Depot supervisors', scope: '2' },
          { role: 'Senior planners', scope: '2' },
        ],
      },
    ],
    check: { sum: '52 + 38 + 41 + 11 = 142', note: 'The four teams make your 142. An assessor can add.' },
  },
}
