import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'Career episode 1, paragraph 1.7',
  folio: 'Civil',
  caption: 'The paragraph is invented, to learn from and not to copy. The codes are Engineers Australia’s elements of competency.',
  sources: ['ea-stage1-standard'],
  drawing: {
    kind: 'passage',
    ask: 'One of these five sentences proves nothing. Press each to see why.',
    paragraphs: [
      {
        parts: [
          {
            mark: 'The borehole logs put groundwater 5.5\u00a0m above the toe; the tender drawings put it below.',
            about: 'PE3.4 Information.',
            text: 'Two sources, and where they disagree.',
          },
          {
            mark: 'I re-ran the slope model with the measured level, and the factor of safety fell from 1.53 to 1.18.',
            about: 'PE2.1 Engineering methods.',
            text: 'One person, one act, two figures a stranger can test.',
          },
          {
            mark: 'I communicated effectively with all stakeholders.',
            about: 'Nothing.',
            text: 'Praise, and no act. What did you tell whom, and what changed?',
            tone: 'fault',
          },
          {
            mark: 'I recommended soil nails over a pile wall because a small rig kept the down line open.',
            about: 'PE2.3 Design.',
            text: 'Two options, one choice and its reason.',
          },
          {
            mark: 'The signalling team adopted the monitoring plan I wrote.',
            about: 'PE3.2 Communication.',
            text: 'Another team acted on it. That is proof.',
          },
        ],
      },
    ],
    found: { label: 'Elements found:', of: 'of 4' },
    verdict: 'Four sentences prove an element. The one that sounds best proves nothing.',
  },
}
