import { parseContent } from './parseContent.ts'
import { type Comparison, ComparisonSchema } from './schema/comparison.ts'

const heading = 'Three ways to get it written'
const ways = { asked: 'Your question', bought: 'Written by someone else', alone: 'Alone', withUs: 'With us' }
const who = { question: 'Who writes it?', bought: 'A writer you pay', alone: 'You' }
const check = { question: 'What does the authority count it as?', alone: 'Your own work' }
const asked = {
  question: 'Who answers the assessor’s question?',
  bought: 'You, about sentences you first read when they were delivered',
  alone: 'You, from memory',
}
const hold = { question: 'What do you hold at the end?', bought: 'A file that you sign as your own', alone: 'Your report' }

const cdr: Comparison = {
  heading,
  ways,
  rows: [
    { ...who, withUs: 'You, with an interview, a plan and comments on your drafts' },
    {
      ...check,
      bought: 'Plagiarism: rejection, and a ban of 12, 24 or 36 months',
      withUs: 'Your own work, as we read its rule, with dated drafts that show it',
    },
    { ...asked, withUs: 'You, after you have answered ours' },
    { ...hold, withUs: 'Your report, 3 question sheets, an evidence list, and every draft and comment' },
  ],
  sources: ['ea-msa-booklet'],
}

const rpl: Comparison = {
  heading,
  ways,
  rows: [
    { ...who, withUs: 'You, with planning questions and a calendar of your projects' },
    {
      ...check,
      bought: 'Outsourced reports: the application ends, the fee is lost and a ban is possible',
      withUs: 'Your own work, as we read its rule: we only ask questions. Ask the ACS first to be certain',
    },
    { ...asked, withUs: 'You, with the record behind each claim at hand' },
    { ...hold, alone: 'Your two reports', withUs: 'Your two reports, 2 question sheets and 2 evidence lists' },
  ],
  sources: ['acs-rpl-reports', 'acs-policies'],
}

const iml: Comparison = {
  heading,
  ways,
  rows: [
    { ...who, withUs: 'You, with an interview on each theme and comments' },
    {
      question: 'What do referees and charts say?',
      bought: 'Perhaps something different from the statement',
      alone: 'What you wrote, if you compared them',
      withUs: 'What you wrote: we compare statements, charts and letters line by line',
    },
    { ...asked, withUs: 'You, after telling each event aloud' },
    {
      ...hold,
      alone: 'Your statements',
      withUs: 'Your statements, a checked chart plan and a table of differences',
    },
  ],
  sources: ['iml-assessment'],
}

/** On home the one of most visitors. */
export const comparisons = {
  home: parseContent(ComparisonSchema, { ...cdr, heading: 'Three ways to a finished report' }, 'comparison.ts: home'),
  'cdr-writing': parseContent(ComparisonSchema, cdr, 'comparison.ts: cdr-writing'),
  'rpl-writing': parseContent(ComparisonSchema, rpl, 'comparison.ts: rpl-writing'),
  'iml-comp-assessment-writing': parseContent(ComparisonSchema, iml, 'comparison.ts: iml-comp-assessment-writing'),
} as const

export function comparisonOf(slug: string): Comparison | undefined {
  return new Map<string, Comparison>(Object.entries(comparisons)).get(slug)
}
