import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Organisation chart, up and down',
  folio: '31 December 2024',
  caption: 'Chart, letter and statements must give one picture. Referees may be asked about it.',
  drawing: {
    kind: 'levels',
    levels: [
      { label: 'Above you', roles: [{ role: 'Chief Executive Officer', scope: '640 people' }] },
      { label: 'Your position', roles: [{ role: 'Supply and Distribution Manager', scope: '142 people', you: true }] },
      {
        label: 'Report to you',
        roles: [
          { role: 'Distribution Centre Manager, North', scope: '52 people' },
          { role: 'Distribution Centre Manager, South', scope: '38 people' },
          { role: 'Transport Manager', scope: '41 people' },
          { role: 'Inventory Planning Manager', scope: '11 people' },
        ],
      },
    ],
    check: { sum: '52 + 38 + 41 + 11 = 142', note: 'The four teams add up to your 142, so chart and letter agree.' },
  },
}
