import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. `shown`: the rows that the sentences are about. */
export const worksheet = {
  rows: Array.from({ length: 10 }, (_, index) => ({ decides: index < 3, isOpen: index === 6 || index === 9 })),
  shown: [1, 3, 7],
} as const

export const sample: Sample = {
  id: 'stage-1-form',
  slug: 'stage-1-worksheet-sample',
  page: {
    heading: 'Stage 1 sample: a worksheet, filled in before the application',
    title: 'Stage 1 worksheet sample',
    description:
      'An invented engineer’s worksheet for a Stage 1 competency assessment: aim, category, material and open points, with our notes. Not an official form.',
    lead: 'See the questions to settle before you pay, answered by an invented engineer. This is our worksheet, not Engineers Australia’s form.',
  },
  related: [
    {
      path: '/services/stage1-competency-assessment',
      label: 'Stage 1 Competency Assessment',
      why: 'Go through your own aim, projects and material with us.',
    },
    {
      path: '/blogs/stage-1-msa-or-chartered',
      label: 'Stage 1, MSA or Chartered',
      why: 'Which assessment serves a visa and which membership.',
    },
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen competency elements',
      why: 'What the Stage 1 standard asks, in plain words.',
    },
  ],
  authority: 'ea',
  kicker: 'Worksheet · Stage 1',
  title: 'Aim first, then the material',
  intro: 'The first three rows decide whether Stage 1 is the right assessment. The rest lists what the booklet of May 2020 asks for.',
  artefact: {
    kind: 'table',
    columns: ['Question', 'Answer', 'Backed by'],
    rows: [
      { cells: ['Does a visa depend on it?', 'No, I am a permanent resident', 'Visa grant notice'], note: 1 },
      { cells: ['What do I want?', 'Membership', 'The employer’s email of 2 February'] },
      { cells: ['Is my degree accredited or recognised?', 'No', 'Written answer of 10 February'], note: 2 },
      { cells: ['Category', 'Professional Engineer', 'Four-year degree, design work'] },
      { cells: ['Photo identification', 'Passport', 'File 01'] },
      { cells: ['CV', 'To March 2026, no gaps', 'File 02'] },
      { cells: ['English', 'Open: which evidence is accepted?', 'Question sent'] },
      { cells: ['Qualifications', 'Degree, transcript, translations', 'Files 03 to 05'] },
      { cells: ['Career episodes', 'Pump station, footbridge, tank repair', 'Drawings and reports at hand'], note: 3 },
      { cells: ['Summary statement', 'Not begun', 'After the episodes'] },
    ],
  },
  notes: [
    {
      element: 'Aim',
      title: 'The row that can stop the rest',
      why: 'With “yes” here, the worksheet ends: a Stage 1 result does not serve a skilled visa. The Migration Skills Assessment does.',
    },
    {
      element: 'Recognition',
      title: 'Ask before you write',
      why: 'With a recognised degree, no Stage 1 assessment is needed for membership. One written answer can save months.',
    },
    {
      element: 'Projects',
      title: 'Chosen by the records',
      why: 'Each project has drawings or a report the writer can open today. A fourth was better known, but its files stayed with the client.',
    },
  ],
  lesson: `**Take the order.** Aim, recognition, category, and only then the writing. Two of ten rows are open, and each has a next step.

**Leave the answers.** They belong to an invented person. The material is from a booklet of May 2020, so read [Engineers Australia’s page](https://www.engineersaustralia.org.au/membership/competency-assessment) for today’s list and form. If registration in a state or territory is your aim, ask its regulator first what it accepts.`,
}
