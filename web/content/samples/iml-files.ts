import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Documents in each file, in its order. */
export const pack = {
  files: [{ documents: 3 }, { documents: 4 }, { documents: 3 }, { documents: 6, isOpen: true }, { documents: 9 }, { documents: 3 }],
  shown: [
    { file: 4, document: 3 },
    { file: 5, document: 3 },
    { file: 3, document: 1 },
  ],
} as const

export const sample: Sample = {
  id: 'iml-files',
  slug: 'iml-file-pack-sample',
  page: {
    heading: 'IML sample: a file pack with one PDF for each position',
    title: 'IML file pack sample',
    description:
      'An invented file pack for the Institute of Managers and Leaders: one PDF for each qualification and position, what is in each and what is still open.',
    lead: 'See how 41 phone photos became six files, and which of them has to wait for a chart.',
  },
  related: [
    { path: '/services/iml', label: 'IML Application', why: 'Have your own files joined, named and checked.' },
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'Which documents matter, and why the chart carries the case.' },
    {
      path: '/anzsco/imlanzsco/sales-and-marketing-manager-131112',
      label: 'Sales and Marketing Manager 131112',
      why: 'The code of this invented applicant.',
    },
  ],
  authority: 'iml',
  kicker: 'File pack · 131112',
  title: 'Six files, five of them ready',
  intro: 'Each qualification and each position is one PDF. Look for the file whose pages do not yet agree.',
  artefact: {
    kind: 'table',
    columns: ['File', 'Pages in this order', 'State on 9 March'],
    rows: [
      { cells: ['01-identity', 'Passport page, licence, national card', 'Ready. Photographs on all three'] },
      {
        cells: [
          '02-qualification-2009-bachelor-commerce',
          'Certificate, transcript, translation of both',
          'Ready. Page 2 was scanned again',
        ],
      },
      { cells: ['03-position-2012-2016', 'Letter, position description, chart', 'Ready'], note: 1 },
      {
        cells: [
          '04-position-2016-2019',
          'Letter, description, chart, three descriptions of staff',
          'Open: the chart stops below the chief executive',
        ],
        note: 2,
      },
      {
        cells: ['05-position-2019-current', 'Letter, description, two charts, four descriptions of staff, proof of pay', 'Ready'],
        note: 3,
      },
      { cells: ['06-statements', 'Three themes, written by the applicant', 'Ready. Within the limit of the guide'] },
    ],
  },
  notes: [
    {
      element: 'Order',
      title: 'The same order in each file',
      why: 'A reader who has opened one file knows where the chart is in the next. The names are ours; IML’s current checklist decides.',
    },
    {
      element: 'Chart',
      title: 'Up to the top, and down',
      why: 'IML’s document list asks for both directions, with the chief executive. The employer draws the missing level, and the upload waits.',
    },
    {
      element: 'Dates',
      title: 'Two charts, because the company grew',
      why: 'One chart is of 2019 and one of 2024. The letter gives both numbers of staff, so neither looks like a mistake.',
    },
  ],
  lesson: `**Take the order.** Identity, study, positions from the oldest to the newest, then what you wrote. In each position ask whether letter, description and chart give one picture. [IML for managers](/blogs/iml-for-managers) has the documents with our sources: an older page and a copy of the checklist of 2023.

**Leave the pack.** People, companies and dates are invented. Some countries have rules of their own, so open IML’s current checklist before you join a page. The account, the declaration and the last click stay yours.`,
}
