import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'A calendar of your work',
  folio: 'Worked example',
  caption: 'Report 1 takes a project completed in the last two years, report 2 one from within the last four. The projects are invented.',
  sources: ['acs-rpl'],
  drawing: {
    kind: 'timeline',
    ask: 'Which projects fit? Choose the day you lodge.',
    from: '2022-01-01',
    to: '2028-01-01',
    choices: [
      {
        label: '1 March 2027',
        days: ['2023-03-01', '2025-03-01'],
        about: '1 March 2027: three fit',
        answer: 'one of them for report 2 alone.',
      },
      {
        label: '1 September 2027',
        days: ['2023-09-01', '2025-09-01'],
        about: '1 September 2027: two fit',
        answer: 'and a third began before its window: ask the ACS first.',
      },
      {
        label: '1 January 2028',
        days: ['2024-01-01', '2026-01-01'],
        about: '1 January 2028: two fit',
        answer: 'and Single sign-on is too old by twelve days.',
      },
    ],
    bars: [
      {
        label: 'Database upgrade',
        from: '2022-02-01',
        to: '2023-02-28',
        counts: [{ text: 'neither, by one day' }, { text: 'neither' }, { text: 'neither' }],
      },
      {
        label: 'Single sign-on',
        from: '2023-06-05',
        to: '2023-12-20',
        counts: [{ text: 'report 2', from: '2023-06-05' }, { text: 'unclear' }, { text: 'neither' }],
      },
      {
        label: 'Cloud hosting',
        from: '2024-11-01',
        to: '2025-06-30',
        counts: [
          { text: 'report 1 or 2', from: '2024-11-01' },
          { text: 'report 2', from: '2024-11-01' },
          { text: 'report 2', from: '2024-11-01' },
        ],
      },
      {
        label: 'Payroll link',
        from: '2025-08-10',
        to: '2026-04-30',
        counts: [
          { text: 'report 1 or 2', from: '2025-08-10' },
          { text: 'report 1 or 2', from: '2025-08-10' },
          { text: 'report 1 or 2', from: '2025-08-10' },
        ],
      },
    ],
  },
}
