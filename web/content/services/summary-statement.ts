import { fees } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Summary Statement help that checks each competency against its paragraph',
  title: 'Summary statement help for a CDR',
  description:
    'Summary statement help for a CDR: we follow every link from element to paragraph, mark it clear, weak or wrong, and ask what is missing. You write the table.',
  lead: 'Send us the table you filled in. We open every paragraph it cites, mark each link clear, weak or wrong, and list what is missing.',
  glance: {
    inFull: inFull.cdr,
    forWhom: 'Engineers with three numbered episodes who wonder which paragraph proves which competency.',
    get: 'A prompt sheet for each of the competencies, a report on every row of your table and a list of gaps.',
    fee: fees.cdr,
    sample: '/samples/summary-statement-sample',
  },
  deliverables: [
    {
      title: 'A prompt sheet for each competency',
      text: 'Each competency (element) of your category in plain words, with questions to take to your own files.',
    },
    {
      title: 'A link report',
      text: 'Every row of your table marked clear, weak or wrong, with the reason and the paragraph we opened.',
      excerpt: [
        { ref: 'PE1.1', text: '3.5 and 3.6: clear' },
        { ref: 'PE2.1', text: '1.7: the clearest place' },
        { ref: 'PE1.4', text: 'Link still open', isOpen: true },
      ],
    },
    { title: 'A list of gaps', text: 'With dated questions that may remind you of work you left out.' },
  ],
  steps: [
    {
      title: 'Finish your episodes first',
      who: 'you',
      text: 'Number all paragraphs. A paragraph that moves later breaks every row that cites it.',
    },
    { title: 'Mark the margins', who: 'you', text: 'Write beside each paragraph the codes you see in it, before you look at the table.' },
    {
      title: 'Talk through the hard ones',
      who: 'both',
      text: 'We ask about the rows you left blank, until you find an example, or know that one is missing.',
    },
    {
      title: 'Write the rows',
      who: 'you',
      text: 'One short note and its paragraph numbers at a time, each about something you did.',
    },
    {
      title: 'Test the links',
      who: 'we',
      text: 'We read from table to episode and report on each row. You correct it, ready for [submission](/services/ea-application).',
    },
  ],
  split: {
    you: ['Decide which paragraph shows which competency.', 'Write each note.', 'Update the numbers after the last edit.'],
    we: ['Explain each competency in plain words.', 'Open every paragraph you cite.', 'List the competencies that have only weak proof.'],
  },
  rule: {
    heading: 'Your table, in your own words',
    body: 'Engineers Australia’s own-work rule covers the summary statement as well as the career episodes. So you write each row, and we read it and comment.',
    guide: { path: '/blogs/engineers-australia-plagiarism-rules', label: 'Read the own-work rule in full' },
    sources: ['ea-msa-booklet'],
  },
  audience: {
    needed: [
      'Your three episodes are numbered, and you wonder what proves which competency.',
      'Some competencies feel abstract, such as research or accountability.',
      'You filled in the table before you last edited the episodes.',
    ],
    notNeeded: [
      'You are still writing your episodes. [Start there](/services/career-episode-writing).',
      'You open each paragraph you cite and find the proof in one sentence.',
    ],
  },
  questions: [
    {
      question: 'How long should a note be?',
      answer: 'One or two lines are usually enough, because the story is in the episode. The template shows how much room there is.',
    },
    {
      question: 'Can I cite more than one episode for an element?',
      answer: 'Yes. Cite the clearest place first. Two strong links are better than five weak ones.',
    },
    {
      question: 'Can you fill in the table from my finished episodes?',
      answer: 'The table has to be your own work. We show you how to test a link, then read the table you made.',
    },
    {
      question: 'Do the sixteen elements still apply?',
      answer:
        'Yes, for a Professional Engineer, as of September 2026. They come from the standard of 2012, and a new one was approved in July 2026. The [guide to the sixteen elements](/blogs/sixteen-competency-elements) says when it is expected to apply.',
      sources: ['ea-ncse'],
    },
    {
      question: 'May I use the same table for a Stage 1 competency assessment?',
      answer:
        'Stage 1 is a separate assessment, for membership. Ask Engineers Australia which form it wants. See [Stage 1 competency assessment](/services/stage1-competency-assessment).',
    },
    {
      question: 'Does one table serve for two categories?',
      answer:
        'Each category needs its own: the codes differ, such as ET1.1 for an Engineering Technologist. [Technologist and Associate elements](/blogs/technologist-and-associate-elements) has both sets side by side.',
    },
  ],
  checklist: [
    {
      heading: 'Before you submit the table',
      items: [
        { id: 'template', text: 'The template is Engineers Australia’s current one for my category.' },
        { id: 'all-rows', text: 'Every competency has at least one paragraph number.' },
        { id: 'opened', text: 'I opened every cited paragraph and found the proof in it.' },
        { id: 'short', text: 'Each note is short and names an action.' },
        { id: 'three', text: 'All three episodes are used.' },
        { id: 'mine', text: 'I wrote every note myself.' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen elements explained',
      why: 'What each one asks, with examples of evidence.',
    },
    { path: '/services/career-episode-writing', label: 'Career Episode Writing', why: 'A gap in the table is filled in an episode.' },
    { path: '/services/cdr-review-proofreading', label: 'CDR Review and Proofreading', why: 'A check of the whole file, table included.' },
  ],
  form: {
    title: 'Ask about your mapping',
    messageLabel: 'Which competencies are you unsure about?',
    messagePlaceholder: 'For example: Professional Engineer, three episodes finished, unsure about PE1.4 and PE3.1',
    subject: 'Summary statement guidance enquiry',
  },
  onHome: 'Every competency checked against its paragraph.',
  onPricing: {
    forWhom: 'Engineers with their own table.',
    contains: ['Every link in your table opened and marked clear, weak or wrong', 'List of gaps, with questions'],
    notIncluded: ['The rows themselves, and changes to your episodes'],
  },
  artefact: {
    caption: 'Cite something you did rather than a quality you have. The table and its three episodes are invented.',
    drawing: {
      plan: 'half',
      ask: 'Does the paragraph of each row show it?',
      says: 'Ten elements of a summary statement, each with lines to the numbered paragraphs that prove it; PE1.4 has no line yet.',
      labels: {
        gap: 'no link yet',
      },
      sentences: [
        {
          choice: 'PE2.1 Methods',
          ref: '2.1',
          before: 'Slope checked again with the measured water level:',
          mark: 'paragraph 1.7, the clearest place only.',
          why: 'Other paragraphs show methods too. One clear link saves the assessor a search.',
        },
        {
          choice: 'PE3.4 Information',
          ref: '3.4',
          mark: 'Two links from two episodes: 2.9 and 3.7.',
          why: 'Each shows something different: one compares sources, the other searches records.',
        },
        {
          choice: 'PE1.4 Research',
          ref: '1.4',
          mark: 'No link yet.',
          after: 'So far no paragraph shows where the field is going.',
          why: 'The gap is filled in an episode, and then the table can point to it.',
        },
      ],
    },
  },
}
