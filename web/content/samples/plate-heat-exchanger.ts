import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Temperatures in °C, flows in kg/s. */
export const exchanger = {
  loop: { from: 49.5, to: 39.5, design: 35, flow: 50 },
  tower: { from: 27, to: 40.9 },
  designRise: 8.3,
  flow: 36,
  panel: 60,
  load: 2090,
  conductance: 200,
} as const

export const sample: Sample = {
  id: 'plate-heat-exchanger',
  slug: 'cdr-sample-mechanical-engineer',
  discipline: '233512',
  page: {
    heading: 'CDR sample for a mechanical engineer: testing the obvious answer',
    title: 'CDR sample: mechanical engineer episode',
    description:
      'An invented mechanical engineering career episode about a cooling loop, with margin notes on the elements its sentences show. To learn from, not to copy.',
    lead: 'See how a measurement that disagrees with everyone makes a strong episode. The plant is invented, so nothing here can go into your CDR.',
  },
  related: [
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'Plan all parts of your report with us, from interview to final check.' },
    {
      path: '/blogs/choose-three-career-episodes',
      label: 'How to choose three career episodes',
      why: 'Which of your projects show the most elements.',
    },
    {
      path: '/anzsco/eaanzsco/mechanical-engineer-233512',
      label: 'Mechanical Engineer 233512',
      why: 'The code, its tasks and the codes beside it.',
    },
  ],
  authority: 'ea',
  kicker: 'Career episode 3 · Mechanical',
  title: 'A cooling loop that would not reach 35\u00a0°C',
  intro: 'Everyone on this invented site knew the answer already. Look for how the writer tests it before money is spent.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '3.5',
        parts: [
          'The closed cooling loop left its plate heat exchanger at 39.5\u00a0°C; the design was 35\u00a0°C. A chemical clean was already booked.',
          { mark: 'Before agreeing to it, I wrote an energy balance.', note: 1 },
          'The loop carried 50\u00a0kg/s of water and cooled from 49.5 to 39.5\u00a0°C. So it gave up 2,090\u00a0kW, which was its design load.',
        ],
      },
      {
        number: '3.6',
        parts: [
          'Tower water entered at 27.0\u00a0°C and left at 40.9\u00a0°C, a rise of 13.9\u00a0K; at design flow the rise was 8.3\u00a0K. At that load its flow had to be 36\u00a0kg/s, but the panel showed 60.',
          { mark: 'Fouling makes the loop hotter, but at a fixed load and flow it cannot change that rise.', note: 2 },
          'I asked for a clamp-on ultrasonic meter. It read the same 36.',
        ],
      },
      {
        number: '3.7',
        parts: [
          'The maintenance records gave the cause. In March the flow transmitter had been replaced by one ranged 0 to 60\u00a0kg/s, while the panel still read it as 0 to 100. A true 60 showed as 100, so the shift had throttled the valve until the panel said 60.',
          { mark: 'From the log-mean temperature difference I found 200\u00a0kW/K for the exchanger.', note: 3 },
          'At commissioning it was 237, and the maker’s correction for the lower flow predicted 204.',
        ],
      },
      {
        number: '3.8',
        parts: [
          'I advised against the clean, and the maintenance manager agreed. With the range corrected and the valve opened, the loop left at 35.2\u00a0°C that evening.',
          { mark: 'I wrote a one-page rule: no range change without a second person at the panel.', note: 4 },
          'I',
          { mark: 'explained it to the four shift leaders', note: 5 },
          'with the March case, and named no one.',
        ],
      },
    ],
  },
  notes: [
    {
      element: 'PE1.1',
      title: 'Fundamentals at work',
      why: 'No textbook sentence about heat transfer. The first law appears as a sum with flows and temperatures, and it changes a decision.',
    },
    {
      element: 'PE2.1',
      title: 'Rules a cause out',
      why: 'The popular cause is tested against the data and fails. Then the writer asks for an independent measurement before saying so aloud.',
    },
    {
      element: 'PE1.2',
      title: 'Calculates with understanding',
      why: 'Measured 200, predicted 204, new 237. Without the prediction, 200 would look like a dirty exchanger. The comparison closes the case.',
    },
    {
      element: 'PE3.3',
      title: 'Takes the first step',
      why: 'No one had asked for a rule. It is small, it fits the cause, and it would have stopped this fault.',
    },
    {
      element: 'PE3.6',
      title: 'Works with a team',
      why: 'The shift’s choice is explained, not mocked, and no one is blamed. One clause shows more than “excellent team player”.',
    },
  ],
  lesson: `**Take the doubt.** A good episode often starts where the obvious answer fails. Write down what people believed, what you measured, and which of the two could not be true. State the units each time.

**Leave the story.** A cause this neat is easy to recognise, and anyone may have read it here. If you borrow it, the first question about your plant will show that: which pump, which panel, whose signature in March? Your own fault, told with its untidy parts, can be defended. See [which evidence to keep](/services/career-episode-writing).`,
}
