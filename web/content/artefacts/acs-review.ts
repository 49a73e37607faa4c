import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Two jobs and one met date',
  folio: 'Worked example',
  caption:
    'ACS documents of 2014 to 2023 named these numbers of years; we could not confirm that they are current. Your own letter gives your date.',
  sources: ['acs-criteria'],
  drawing: {
    kind: 'timeline',
    ask: 'How many years make you skilled? Move the date.',
    from: '2015-07-01',
    to: '2026-12-31',
    choices: [
      { label: '2 years', days: ['2018-06-30'], about: '10 − 2 = 8 years', answer: 'are left after 30 June 2018.' },
      { label: '4 years', days: ['2020-06-30'], about: '10 − 4 = 6 years', answer: 'are left after 30 June 2020.' },
      {
        label: '5 years',
        days: ['2021-06-30'],
        about: '10 − 5 = 5 years',
        answer: 'are left after 30 June 2021: all of job B, and none of job A.',
      },
      { label: '6 years', days: ['2022-06-30'], about: '10 − 6 = 4 years', answer: 'are left after 30 June 2022.' },
    ],
    bars: [
      {
        label: 'Job A, 5 years',
        from: '2016-07-01',
        to: '2021-06-30',
        counts: [
          { text: '3 left', from: '2018-06-30' },
          { text: '1 left', from: '2020-06-30' },
          { text: 'none left' },
          { text: 'none left' },
        ],
      },
      {
        label: 'Job B, 5 years',
        from: '2021-07-01',
        to: '2026-06-30',
        counts: [
          { text: '5 left', from: '2021-07-01' },
          { text: '5 left', from: '2021-07-01' },
          { text: '5 left', from: '2021-07-01' },
          { text: '4 left', from: '2022-06-30' },
        ],
      },
    ],
  },
}
