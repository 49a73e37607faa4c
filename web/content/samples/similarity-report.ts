import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Each match in words, the standard’s sentence as the service’s page has it. */
export const matches = {
  phrase: ['Enriched my skills in', 'a challenging environment'],
  shown: ['sample', 'standard', 'trade'],
  rows: [
    { name: 'brochure', words: 46, isChanged: true },
    { name: 'thesis', words: 31, isChanged: true },
    { name: 'trade', words: 27, times: 9, isChanged: false },
    { name: 'standard', words: 10, isChanged: true },
    { name: 'sample', words: 7, isChanged: true },
    { name: 'number', words: 2, isChanged: false },
  ],
} as const

export const sample: Sample = {
  id: 'similarity-report',
  slug: 'similarity-report-sample',
  page: {
    heading: 'Plagiarism check sample: each match, and what to do about it',
    title: 'Similarity report sample, match by match',
    description:
      'An invented similarity report on a career episode, read by a person: which matches are ordinary, which need a source and which have to go, with our notes.',
    lead: 'See six matches that one percentage counts alike, and the four that led to new sentences.',
  },
  related: [
    { path: '/services/plagiarism-ai-proofread', label: 'Plagiarism and AI Proofread', why: 'Have your own draft read and marked.' },
    {
      path: '/blogs/engineers-australia-plagiarism-rules',
      label: 'Engineers Australia’s plagiarism rules',
      why: 'What counts as someone else’s words, and what can follow.',
    },
    {
      path: '/samples/cdr-sample-electrical-engineer',
      label: 'CDR sample: electrical engineer',
      why: 'An episode with a standard in its place.',
    },
  ],
  authority: 'ea',
  kicker: 'Similarity report · Career episode',
  title: 'Six matches, four of them changed',
  intro: 'For each match, ask what it is before you ask how long it is.',
  artefact: {
    kind: 'table',
    columns: ['Match in the draft', 'What it is', 'What the writer did'],
    rows: [
      { cells: ['“22\u00a0kV feeder”, nine times', 'Ordinary words of the trade', 'Nothing'], note: 1 },
      { cells: ['“IEC 60255-151”', 'The number of a standard', 'Nothing'] },
      { cells: ['One sentence of that standard', 'The requirement, copied', 'Named the clause, then told what she set and why'] },
      { cells: ['31 words of her thesis', 'Herself, in an earlier text', 'Named the thesis and wrote the account anew'], note: 2 },
      { cells: ['46 words on transformer cooling', 'A supplier’s brochure, pasted', 'Took it out; gave her own reason for the choice'] },
      {
        cells: ['“Enriched my skills in a challenging environment”', 'A line from a sample on the web', 'Deleted it and told the event'],
        note: 3,
      },
    ],
  },
  notes: [
    {
      element: 'Ordinary',
      title: 'Not every match is borrowed',
      why: 'Names, codes and trade terms match wherever they are used. Changing them to lower a number makes the text worse.',
    },
    {
      element: 'Own text',
      title: 'Say where it is from',
      why: 'A reader cannot see that both texts are hers. One clause names the thesis, and the episode is a new account of the same work.',
    },
    {
      element: 'Sample',
      title: 'The shortest match matters most',
      why: 'Seven words of praise from a public sample say that the writer had it open. No event is told, so nothing true is lost.',
    },
  ],
  lesson: `**Read, do not count.** In this invented report a tool gave 19 % before and 7 % after. We know of no percentage that Engineers Australia calls safe, and neither figure says who wrote the text. The last column does: for each match, the writer can say where it came from.

**Take the question.** Go through your own report with three words: ordinary, named or mine. What is none of the three comes out, and you write it again from your records. [The rules](/blogs/engineers-australia-plagiarism-rules) are about whose words they are.

**Leave the sentences.** Report, draft and writer are invented. We make no text pass a check; we mark, and you write.`,
}
