import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Minutes. */
export const dosing = { delay: 22 } as const

export const sample: Sample = {
  id: 'dosing-control',
  slug: 'cdr-sample-engineering-technologist',
  discipline: '233914',
  page: {
    heading: 'CDR sample for an Engineering Technologist, with our notes',
    title: 'CDR sample: Engineering Technologist',
    description:
      'An invented career episode of an Engineering Technologist, with margin notes that name the ET element each sentence shows. To learn from, not to copy.',
    lead: 'See how a technologist shows a known method adapted to one plant, tested and left working. The plant is invented, so nothing here can go into your CDR.',
  },
  related: [
    {
      path: '/services/career-episode-writing',
      label: 'Career Episode Writing',
      why: 'Get prompts, a plan and comments for your own three episodes.',
    },
    {
      path: '/blogs/technologist-and-associate-elements',
      label: 'Technologist and Associate elements',
      why: 'All sixteen, with evidence at both levels.',
    },
    {
      path: '/anzsco/eaanzsco/engineering-technologist-233914',
      label: 'Engineering Technologist 233914',
      why: 'The code, its tasks and the codes beside it.',
    },
  ],
  authority: 'ea',
  kicker: 'Career episode · Engineering Technologist',
  title: 'Dosing control at a water treatment plant',
  intro:
    'Three paragraphs from the middle of an episode. Look for the known method, the reason it did not fit, and what the writer changed.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '1.11',
        parts: [
          'Chlorine at the outlet swung between 0.4 and 1.3 mg/L each morning, and the operators corrected the dose by hand.',
          { mark: 'I logged flow and chlorine each minute for nine days', note: 1 },
          'and found that a change of flow reached the sensor after 22 minutes. No controller had been set for that delay.',
        ],
      },
      {
        number: '1.12',
        parts: [
          'The supplier’s standard loop acts on the chlorine reading alone, so it would correct 22 minutes too late. I',
          { mark: 'added the flow signal ahead of the loop and limited the correction to 15 % of the dose', note: 2 },
          'so that a faulty reading could not empty the tank. I tried the settings on a recorded morning before I used them on the plant.',
        ],
      },
      {
        number: '1.13',
        parts: [
          'In the next nine days the reading stayed between 0.7 and 0.9 mg/L. The maker’s tuning tool assumes a clean sensor, so I',
          { mark: 'wrote an alarm for a reading that stays flat while the flow changes', note: 3 },
          'and showed each shift how to answer it. The sensor fouled in the fifth week, and the alarm came before the operators saw it.',
        ],
      },
    ],
  },
  notes: [
    {
      element: 'ET2.1',
      title: 'A problem measured, then solved',
      why: 'Nine days of data turn “the dose swings” into a delay of 22 minutes. The problem has several causes to separate, inside one technology.',
    },
    {
      element: 'ET2.3',
      title: 'A known design, adapted',
      why: 'The writer does not invent a controller. A standard loop is changed for this plant, with the reason, a limit and a trial.',
    },
    {
      element: 'ET2.2',
      title: 'Knows what the tool leaves out',
      why: 'The tool assumes a clean sensor. Saying so, and acting on it, shows more than the name of the software.',
    },
  ],
  lesson: `**Take the level.** A technologist’s standard speaks of *broadly defined* problems in a *technology domain*. Here that is process control. The theory explains why the loop was late, and the work goes into adapting, testing and handing over. [The elements of both categories](/blogs/technologist-and-associate-elements) are side by side in our guide.

**Leave the words.** No such plant exists, so no log or alarm list of yours could support these numbers. The titles in the notes are ours; your table needs the official wording for Engineering Technologist. [The plagiarism rules](/blogs/engineers-australia-plagiarism-rules) cover a changed copy too.`,
}
