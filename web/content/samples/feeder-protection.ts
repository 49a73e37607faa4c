import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Currents in A, times in s. */
export const feeder = {
  before: 2400,
  after: 3600,
  relay: { pickup: 480, multiplier: 0.15 },
  recloser: { pickup: 320, multiplier: 0.1 },
  set: 0.18,
  rule: 0.3,
  /** The setting sheet's own error: a current of the relay, and the tap that the wiring was on. */
  mistake: { secondary: 8, corrected: 12, tap: 400 },
} as const

export const sample: Sample = {
  id: 'feeder-protection',
  slug: 'cdr-sample-electrical-engineer',
  discipline: '233311',
  page: {
    heading: 'CDR sample for an electrical engineer: a mistake found and put right',
    title: 'CDR sample: electrical engineer episode',
    description:
      'An invented electrical engineering career episode about feeder protection, with margin notes on the elements its sentences show. To learn from, not to copy.',
    lead: 'See how hand checks, a rule and an honest mistake show more than a list of software. The feeder is invented, so nothing here can go into your CDR.',
  },
  related: [
    {
      path: '/services/career-episode-writing',
      label: 'Career Episode Writing',
      why: 'Get prompts, a plan and comments for your own three episodes.',
    },
    {
      path: '/blogs/sixteen-competency-elements',
      label: 'The sixteen competency elements',
      why: 'What each element asks, in plain words.',
    },
    {
      path: '/anzsco/eaanzsco/electrical-engineer-233311',
      label: 'Electrical Engineer 233311',
      why: 'The code, its tasks and the codes beside it.',
    },
  ],
  authority: 'ea',
  kicker: 'Career episode 2 · Electrical',
  title: 'Overcurrent grading on a 22\u00a0kV feeder',
  intro: 'Look for the point where the writer finds a mistake of their own. Of the four paragraphs it is the strongest.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '2.6',
        parts: [
          'A second transformer at the zone substation raised the three-phase fault level at the recloser from 2.4\u00a0kA to 3.6\u00a0kA. I modelled the feeder again in the protection software.',
          { mark: 'I then checked three points by hand with the standard inverse curve of IEC 60255-151.', note: 1 },
          'No time differed from the model by more than 5 ms.',
        ],
      },
      {
        number: '2.7',
        parts: [
          'Relay and recloser both followed that curve. The feeder relay picked up at 480 A with a time multiplier of 0.15, and the recloser at 320 A with 0.10. At 2.4\u00a0kA they operated 0.30\u00a0s apart.',
          { mark: 'At 3.6\u00a0kA only 0.23\u00a0s was left, and our rule asked for 0.30\u00a0s.', note: 2 },
          'A multiplier of 0.17 gave 0.297\u00a0s, so I set 0.18, which gave 0.33\u00a0s.',
        ],
      },
      {
        number: '2.8',
        parts: [
          'A slower relay lets more heat into the line. I set the instantaneous element to 4.8\u00a0kA, one third above the fault level at the recloser.',
          { mark: 'Just below 4.8\u00a0kA, a trip and one failed reclose would let through 28 kA²s.', note: 3 },
          'That counts 0.08\u00a0s for the breaker each time. The conductor’s rating, 9\u00a0kA for one second, allows 81 kA²s.',
        ],
      },
      {
        number: '2.9',
        parts: [
          { mark: 'Before issue I laid the setting sheet beside photos from site.', note: 4 },
          'I had taken the current transformer ratio, 600/1, from the drawing; the wiring sat on the 400/1 tap. My 8 A setting would have operated at 3.2\u00a0kA. A fault just beyond the recloser would have tripped the whole feeder.',
          { mark: 'I withdrew the sheet and told my manager the same day.', note: 5 },
          'After a check on site I reissued it at 12 A and rescaled the pickup too.',
        ],
      },
    ],
  },
  notes: [
    {
      element: 'PE2.2',
      title: 'Uses tools and knows their limits',
      why: 'Software alone proves that a button was pressed. Three points by hand, with the difference stated, show that the writer could work without it.',
    },
    {
      element: 'PE2.1',
      title: 'Solves a problem by an established method',
      why: 'Old state, new state, rule, first try, final setting. All inputs are given, so a protection engineer can repeat the sum.',
    },
    {
      element: 'PE1.3',
      title: 'Depth in the special field',
      why: 'A general engineer might stop when the times grade. A specialist asks what the extra delay does to the conductor, and counts the reclose as well.',
    },
    {
      element: 'PE3.4',
      title: 'Manages information',
      why: 'Two sources disagreed, and the writer went to look. The paragraph names both sources and says which one was right.',
    },
    {
      element: 'PE3.1',
      title: 'Answers for own work',
      why: 'The error is the writer’s own. Its effect, its report and its repair are told in plain words, without excuse.',
    },
  ],
  lesson: `**Take the chain of checks.** New data, model, hand check, rule, side effect, site. Each step asks what could be wrong with the one before. Search your own folders for the day a check caught something.

**Leave the numbers.** A protection engineer who meets 480 A, 320 A and 0.18 in two files will know that one was copied. An invented error is worse still: it would have to be explained, with documents, to an assessor who asks. Earth faults, fuses and the relay’s make are left out here. A true episode has its own such details.`,
}
