import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'A calendar of your work',
  folio: 'Lodged 1 March 2027',
  caption: 'Lodge later, and both windows move: a project that fits in March may be too old in September.',
  drawing: {
    kind: 'timeline',
    from: '2022-01-01',
    to: '2027-03-01',
    groups: [
      {
        bars: [
          { label: 'Report 1 takes', detail: 'the last two years', from: '2025-03-01', to: '2027-03-01', tone: 'window' },
          { label: 'Report 2 takes', detail: 'the last four years', from: '2023-03-01', to: '2027-03-01', tone: 'window' },
          { label: 'Database upgrade', detail: 'neither, by one day', from: '2022-02-01', to: '2023-02-28', tone: 'out' },
          { label: 'Single sign-on', detail: 'report 2', from: '2023-06-05', to: '2023-12-20' },
          { label: 'Cloud hosting', detail: 'report 1 or 2', from: '2024-11-01', to: '2025-06-30' },
          { label: 'Payroll link', detail: 'report 1 or 2', from: '2025-08-10', to: '2026-04-30' },
        ],
      },
    ],
  },
}
