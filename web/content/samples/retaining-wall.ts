import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Lengths in m, movements in mm. */
export const cutting = {
  depth: 8,
  water: 5.5,
  factor: [1.53, 1.18],
  required: 1.5,
  nailed: 1.52,
  report: 10,
  limit: 25,
} as const

export const sample: Sample = {
  id: 'retaining-wall',
  slug: 'cdr-sample-civil-engineer',
  discipline: '233211',
  page: {
    heading: 'CDR sample for a civil engineer, with our notes in the margin',
    title: 'CDR sample: civil engineer career episode',
    description:
      'An invented civil engineering career episode, with margin notes that name the competency element each sentence shows. To learn from, not to copy.',
    lead: 'See how a civil engineer’s paragraph shows an engineering method, a design choice and its result. The project is invented, so nothing here can go into your CDR.',
  },
  related: [
    {
      path: '/services/career-episode-writing',
      label: 'Career Episode Writing',
      why: 'Get prompts, a plan and comments for your own three episodes.',
    },
    {
      path: '/blogs/choose-three-career-episodes',
      label: 'How to choose three career episodes',
      why: 'Which of your projects show the most elements.',
    },
    { path: '/anzsco/eaanzsco/civil-engineer-233211', label: 'Civil Engineer 233211', why: 'The code, its tasks and the codes beside it.' },
  ],
  authority: 'ea',
  kicker: 'Career episode 1 · Civil',
  title: 'Retaining wall, northern rail corridor',
  intro:
    'Three paragraphs from the middle of an episode. In each, look for one person, one decision and one number that a reader can test.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '1.7',
        parts: [
          'The borehole logs disagreed with the tender drawings. In the 8\u00a0m cutting, groundwater was drawn below the toe, but the logs showed it 5.5\u00a0m above.',
          { mark: 'I re-ran the slope model with the measured water level', note: 1 },
          'and found that the factor of safety fell from 1.53 to 1.18. The rail owner required 1.50.',
        ],
      },
      {
        number: '1.8',
        parts: [
          'I compared soil nails with a contiguous pile wall for stability, plant access and track time. I',
          { mark: 'recommended nails because they kept the down line open', note: 2 },
          'while a small rig drilled in the up-line possession. With every drain assumed blocked, the nailed section still reached 1.52.',
        ],
      },
      {
        number: '1.9',
        parts: [
          'Drilling ran close to a signal cable, so I briefed the signalling team each week with one marked-up section. I',
          { mark: 'wrote the monitoring plan they adopted', note: 3 },
          'for the first wet season. Its triggers were 10\u00a0mm of wall movement to report, and 25\u00a0mm to ask for a speed limit.',
        ],
      },
    ],
  },
  notes: [
    {
      element: 'PE2.1',
      title: 'Applies engineering methods',
      why: 'Cause, method and effect are together. Two results and the required one let a reader judge the decision. A full episode would add the section, the soil strengths and the model as a figure.',
    },
    {
      element: 'PE2.3',
      title: 'Systematic design',
      why: 'Two options, three criteria, one choice with its reason. Then the writer tests the weak point of that choice. The measure is the rail owner’s factor, which paragraph 1.7 names.',
    },
    {
      element: 'PE3.2',
      title: 'Communicates across teams',
      why: 'Another team adopted the plan, so something changed. “I communicated effectively” makes the same claim and shows nothing.',
    },
  ],
  lesson: `**Take the order.** A finding that did not fit, a model run again, a choice with a reason, people who acted on it. Ask your own project the same. Which two sources differed? What did you run again, and who used the result?

**Leave the words.** This page is public. A guide on Engineers Australia’s earlier website speaks of software that compares text with published sources and with other applications. And no such wall exists, so no drawing or letter of yours could support these numbers. [The plagiarism rules](/blogs/engineers-australia-plagiarism-rules) say what can follow.`,
}
