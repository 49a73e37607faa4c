import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. `shown`: the rows that the sentences are about. */
export const statement = {
  rows: [
    { element: 'PE1.1', paragraphs: ['3.5', '3.6'] },
    { element: 'PE1.2', paragraphs: ['2.6', '3.7'] },
    { element: 'PE1.3', paragraphs: ['2.8'] },
    { element: 'PE1.4', paragraphs: [] },
    { element: 'PE2.1', paragraphs: ['1.7'] },
    { element: 'PE2.3', paragraphs: ['1.8'] },
    { element: 'PE3.1', paragraphs: ['2.9'] },
    { element: 'PE3.2', paragraphs: ['1.9'] },
    { element: 'PE3.4', paragraphs: ['2.9', '3.7'] },
    { element: 'PE3.6', paragraphs: ['3.8'] },
  ],
  shown: ['PE2.1', 'PE3.4', 'PE1.4'],
} as const

export const sample: Sample = {
  id: 'summary-statement',
  slug: 'summary-statement-sample',
  page: {
    heading: 'Summary statement sample: ten rows, one of them an honest gap',
    title: 'CDR summary statement sample',
    description:
      'Ten rows of an invented summary statement for a Professional Engineer, with links to numbered paragraphs and one gap left open on purpose. To learn from.',
    lead: 'See what a row must do: name the element, say how it is shown, and point to the one paragraph that proves it.',
  },
  related: [
    {
      path: '/services/summary-statement',
      label: 'Summary Statement',
      why: 'Have your own table checked row by row against your episodes.',
    },
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen competency elements',
      why: 'What each element asks, in plain words.',
    },
    {
      path: '/samples/cdr-sample-civil-engineer',
      label: 'CDR sample: civil engineer',
      why: 'The first of the three episodes that this table cites.',
    },
  ],
  authority: 'ea',
  kicker: 'Summary statement · Professional Engineer',
  title: 'Ten rows: nine with links and one with a gap',
  intro:
    'Each row points to paragraphs in our three episode samples, so you can follow it. Those belong to three invented people. A real table cites one person’s three episodes, in one category.',
  artefact: {
    kind: 'summary-statement',
    rows: [
      {
        element: 'PE1.1',
        title: 'Sciences and engineering fundamentals',
        how: 'Energy balance over both sides of an exchanger, used to test the fouling claim',
        paragraphs: '3.5, 3.6',
        note: 1,
      },
      {
        element: 'PE1.2',
        title: 'Mathematics, analysis and computing',
        how: 'Operating times worked out from the curve; exchanger performance predicted for a lower flow',
        paragraphs: '2.6, 3.7',
      },
      {
        element: 'PE1.3',
        title: 'Specialist knowledge',
        how: 'Heat let through by a slower relay compared with the conductor’s rating',
        paragraphs: '2.8',
      },
      {
        element: 'PE1.4',
        title: 'Development of knowledge and research',
        how: 'No link yet. None of these paragraphs shows where the field is going',
        paragraphs: 'None yet',
        note: 2,
      },
      {
        element: 'PE2.1',
        title: 'Engineering methods',
        how: 'Slope checked again with the measured water level; result set against the required factor',
        paragraphs: '1.7',
        note: 3,
      },
      {
        element: 'PE2.3',
        title: 'Synthesis and design',
        how: 'Nails and piles compared on three criteria; the choice tested with blocked drains',
        paragraphs: '1.8',
      },
      {
        element: 'PE3.1',
        title: 'Ethics and accountability',
        how: 'Own wrong transformer ratio found, reported the same day and corrected',
        paragraphs: '2.9',
      },
      {
        element: 'PE3.2',
        title: 'Communication',
        how: 'Monitoring plan written for signalling staff, who adopted it',
        paragraphs: '1.9',
      },
      {
        element: 'PE3.4',
        title: 'Use of information',
        how: 'Settings compared with site photos; transmitter history found in the records',
        paragraphs: '2.9, 3.7',
        note: 4,
      },
      {
        element: 'PE3.6',
        title: 'Team membership and leadership',
        how: 'New rule explained to four shift leaders without blame',
        paragraphs: '3.8',
      },
    ],
  },
  notes: [
    {
      element: 'PE1.1',
      title: 'An action, not a quality',
      why: 'The note names something done, in twelve words or so. “Strong theoretical background” would need no paragraph at all.',
    },
    {
      element: 'PE1.4',
      title: 'A gap left open',
      why: 'The honest entry is a gap. Every element is expected to be covered, so the writer goes back to the episodes and looks for real reading or research. A sentence in the table cannot fill it.',
    },
    {
      element: 'PE2.1',
      title: 'The clearest place only',
      why: 'Paragraphs 2.7 and 3.6 show methods too. The row cites one paragraph where the proof is plainest, so the assessor need not search.',
    },
    {
      element: 'PE3.4',
      title: 'Two links from two episodes',
      why: 'Each link shows a different act: comparing sources, and searching records. Paragraph 2.9 also serves PE3.1, for another sentence in it.',
    },
  ],
  lesson: `**Take the test.** Cover the middle column, open each paragraph and ask what it shows. If you would not have chosen that element, the link is weak. These are ten of the sixteen elements, in short titles of ours; your table needs all of them, in the official wording.

**Leave the rows.** In its July 2022 document, Engineers Australia counts a summary statement written by someone else as plagiarism. A row taken from here would also point at paragraphs that you do not have. The sixteen elements belong to the 2012 standard. A new standard was approved in July 2026, so read [which one applies](/blogs/sixteen-competency-elements) on your day.`,
}
