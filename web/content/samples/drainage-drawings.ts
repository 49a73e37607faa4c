import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Lengths in m, clearances in mm. */
export const drain = {
  at: 9,
  sketched: { grade: 0.02, left: 240 },
  chosen: { grade: 0.01, left: 330 },
  asked: 300,
} as const

export const sample: Sample = {
  id: 'drainage-drawings',
  slug: 'cdr-sample-engineering-associate',
  discipline: '312211',
  page: {
    heading: 'CDR sample for an Engineering Associate, with our notes',
    title: 'CDR sample: Engineering Associate',
    description:
      'An invented career episode of a civil draftsperson in the category Engineering Associate, with notes that name the element shown. To learn from, not to copy.',
    lead: 'See how an Engineering Associate shows accepted methods, careful checks and drawings that others could build from. The project is invented, so nothing here can go into your CDR.',
  },
  related: [
    {
      path: '/services/cdr-writing',
      label: 'CDR Writing',
      why: 'Plan three episodes and a summary statement in your category.',
    },
    {
      path: '/blogs/technologist-and-associate-elements',
      label: 'Technologist and Associate elements',
      why: 'All sixteen, with evidence at both levels.',
    },
    {
      path: '/anzsco/eaanzsco/civil-engineering-draftsperson-312211',
      label: 'Civil Engineering Draftsperson 312211',
      why: 'The code of this invented applicant.',
    },
  ],
  authority: 'ea',
  kicker: 'Career episode · Engineering Associate',
  title: 'Drainage drawings for a street upgrade',
  intro:
    'Three paragraphs by a civil draftsperson. Look for the record that decided, the rule that was applied and the person who approved it.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '2.5',
        parts: [
          'The survey model gave the existing pipe a fall of 1.1 %, and the council’s old plan gave 0.5 %. Before I drew anything, I',
          { mark: 'took the levels of two pits from the field book', note: 1 },
          'and worked the fall out myself. They lie 60\u00a0m apart and 0.66\u00a0m differ, so the survey was right and the plan was not.',
        ],
      },
      {
        number: '2.6',
        parts: [
          'The new line crossed above a gas main 9\u00a0m downstream of its first pit. At the sketched grade of 2 %, 240\u00a0mm were left between them, and the gas owner’s standard asked for 300. I',
          { mark: 'redrew the line at 1 %, the flattest grade in the council’s drainage code, which left 330\u00a0mm', note: 2 },
          'and sent both sections to the design engineer, who approved the second.',
        ],
      },
      {
        number: '2.7',
        parts: [
          'Revision B had gone out with the old section. I',
          { mark: 'withdrew two sheets, issued revision C with each change clouded', note: 3 },
          'and rang the surveyor who was to set the line out. She had loaded revision B that morning, and replaced it before the first peg.',
        ],
      },
    ],
  },
  notes: [
    {
      element: 'EA3.4',
      title: 'Chooses between two records',
      why: 'Two documents disagree, so the writer goes to a third and shows the sum. “I checked the drawings” would hide all of it.',
    },
    {
      element: 'EA2.1',
      title: 'An accepted method, used correctly',
      why: 'A defined problem, two written rules and one sum that anyone can repeat: 9\u00a0m at 1 % less fall gives back 90\u00a0mm. The engineer approves, and the text says so.',
    },
    {
      element: 'EA2.4',
      title: 'Work kept in order',
      why: 'Revisions, clouds and one telephone call. The last sentence names the mistake that this prevented.',
    },
  ],
  lesson: `**Take the level.** An associate’s standard speaks of *well-defined* problems in a *practice area*. So the proof is correct use of codes, records and drawings, and knowing whom to ask. A design from first principles is not what this category needs. [The elements of both categories](/blogs/technologist-and-associate-elements) are side by side in our guide.

**Read the codes with care.** In “EA2.1”, *EA* is the category Engineering Associate and not the organisation.

**Leave the words.** No such street exists, so no drawing of yours could support these levels. Write from your own revisions, mark-ups and emails. [The plagiarism rules](/blogs/engineers-australia-plagiarism-rules) cover a changed copy too.`,
}
