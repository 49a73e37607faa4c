import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'A calendar of your work',
  folio: 'Lodged 1 March 2027',
  caption: 'A later lodgement moves both windows. Two projects that fit in March may not fit in September.',
  drawing: {
    kind: 'timeline',
    from: '2017-01-01',
    to: '2027-03-01',
    groups: [
      {
        line: { day: '2023-03-31', label: 'Met date, six years used' },
        bars: [
          {
            label: 'All IT work',
            detail: '6 years used, 3 years 11 months left',
            from: '2017-04-01',
            to: '2027-02-28',
            used: '2023-03-31',
          },
        ],
      },
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
