import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Two jobs and one met date',
  folio: 'Worked example',
  caption: 'The four years are assumed. Your own letter gives your date.',
  drawing: {
    kind: 'timeline',
    from: '2015-07-01',
    to: '2026-12-31',
    groups: [
      {
        line: { day: '2020-06-30', label: 'Met date: 30 June 2020' },
        bars: [
          { label: 'Job A, overseas', detail: '5 years: 4 used, 1 left', from: '2016-07-01', to: '2021-06-30', used: '2020-06-30' },
          { label: 'Job B, overseas', detail: '5 years: all left', from: '2021-07-01', to: '2026-06-30' },
        ],
      },
    ],
    sum: [
      { figure: '10', label: 'years worked' },
      { figure: '− 4', label: 'used to become skilled' },
      { figure: '= 6', label: 'years after the met date' },
    ],
  },
}
