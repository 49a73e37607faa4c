import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. `shown`: the reasons that the sentences are about. */
export const reasons = {
  reasons: [{ isRight: false }, { isRight: false }, { isRight: false }, { isRight: true }],
  shown: [1, 3, 4],
} as const

export const sample: Sample = {
  id: 'outcome-reasons',
  slug: 'review-letter-sample',
  page: {
    heading: 'Review letter sample: an outcome answered reason by reason',
    title: 'Review letter sample, reason by reason',
    description:
      'An invented Engineers Australia outcome with four reasons: where the file answers each, which ground fits, and what was left out of the review letter.',
    lead: 'See four reasons sorted: three that the submitted file answers and one that it does not. A new document stays out.',
  },
  related: [
    {
      path: '/services/review-cover-letter',
      label: 'Review Cover Letter',
      why: 'Have your own outcome put into a table, and your draft commented on.',
    },
    {
      path: '/blogs/engineers-australia-negative-outcome',
      label: 'A negative outcome from Engineers Australia',
      why: 'Review, appeal or new application, case by case.',
    },
    {
      path: '/samples/summary-statement-sample',
      label: 'Summary statement sample',
      why: 'A table whose numbers lead the reader to the proof.',
    },
  ],
  authority: 'ea',
  kicker: 'Review letter · Engineers Australia',
  title: 'Four reasons, three of them answered',
  intro:
    'Each reason is quoted from the invented outcome, then looked up in the files that were submitted. Only what was in the file goes into the letter.',
  artefact: {
    kind: 'table',
    columns: ['Reason in the outcome', 'In the submitted file', 'What the letter says'],
    rows: [
      {
        cells: [
          '“Use of engineering tools is not shown”',
          'Episode 2, paragraphs 2.7 and 2.9',
          'Material was not considered: the two paragraphs compare a model with a hand check',
        ],
        note: 1,
      },
      {
        cells: [
          '“The applicant’s own role is unclear”',
          'Episode 1, paragraph 1.4, and the letter in file 08, page 1',
          'Material was not considered: both name the role and its limits',
        ],
      },
      {
        cells: ['“Two semesters are missing”', 'File 05, pages 6 and 7', 'Material was not considered: page numbers, nothing else'],
        note: 2,
      },
      { cells: ['“Leading a team is not shown”', 'No paragraph', 'Nothing. The reason is right'], note: 3 },
      {
        cells: [
          'No reason, but a better reference letter has arrived',
          'Not submitted',
          'Nothing. It is new, and the letter does not mention it',
        ],
        note: 4,
      },
    ],
  },
  notes: [
    {
      element: 'Ground',
      title: 'One of the four, by name',
      why: 'Engineers Australia’s page names four grounds. The letter names the ground and the paragraph, in that order.',
    },
    {
      element: 'Proof',
      title: 'A page number is enough',
      why: 'The pages were there. Two lines settle it; a complaint about the assessor would weaken them.',
    },
    {
      element: 'Limit',
      title: 'Some reasons are right',
      why: 'No ground fits, so the letter leaves it out. It is written from the applicant’s records for a new application, if there is one.',
    },
    {
      element: 'New evidence',
      title: 'Normally not in a review',
      why: 'The review looks at the file as it was. IML takes new documents; Engineers Australia normally does not.',
    },
  ],
  lesson: `**Count before you pay.** Three of the four reasons can be answered from the file, and one cannot. A review may therefore settle three and leave the outcome as it is. The applicant compares that with a new application, and decides.

**Watch the days.** Engineers Australia gives three months from the original letter. The grounds, the days and the fee are in [our guide to a negative outcome](/blogs/engineers-australia-negative-outcome).

**Leave the sentences.** The outcome, the files and the numbers are invented. Your letter quotes your reasons and your pages, and you sign it.`,
}
