import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Each team with its manager. */
export const organisation = {
  company: 640,
  teams: [
    { name: 'north', people: 52, leaders: 4 },
    { name: 'south', people: 38, leaders: 3 },
    { name: 'transport', people: 41, leaders: 2 },
    { name: 'planning', people: 11, leaders: 2 },
  ],
  days: { north: 9, south: 31 },
  weeks: 8,
  unfilled: { before: 6.2, after: 2.1 },
} as const

export const sample: Sample = {
  id: 'iml-supply-manager',
  slug: 'iml-organisation-chart-sample',
  page: {
    heading: 'IML sample: an organisation chart and a role statement that agree',
    title: 'IML chart and role statement sample',
    description:
      'An invented organisation chart and role statement for a Supply and Distribution Manager, with notes on levels, numbers and evidence. To learn from.',
    lead: 'See how a chart, its numbers and a short statement show that you manage managers.',
  },
  related: [
    {
      path: '/services/iml-comp-assessment-writing',
      label: 'IML Competency Assessment Writing',
      why: 'Get prompts and comments for your own statements and chart.',
    },
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'Who IML assesses, and at which level.' },
    {
      path: '/anzsco/imlanzsco/supply-and-distribution-manager-133611',
      label: 'Supply and Distribution Manager 133611',
      why: 'The code, its tasks and the codes beside it.',
    },
  ],
  authority: 'iml',
  kicker: 'Organisation chart and role statement · 133611',
  title: 'Supply and Distribution Manager, two distribution centres',
  intro:
    'The chart is dated 31 December 2024. Compare each number in it with the statement below, as an assessor might. The company and its people are invented.',
  artefact: {
    kind: 'org-chart',
    chart: {
      role: 'Chief Executive Officer',
      scope: 'Answers to the board; whole company, 640 people',
      reports: [
        { role: 'Finance Director', scope: 'Same level as the applicant' },
        { role: 'Sales Director', scope: 'Same level as the applicant' },
        {
          role: 'Supply and Distribution Manager',
          scope: 'Planning, two distribution centres and transport; 142 people in four teams',
          applicant: true,
          reports: [
            {
              role: 'Distribution Centre Manager, North',
              scope: '52 people, manager included',
              reports: [{ role: 'Shift supervisors (4)', scope: 'Each leads 11 or 12 warehouse staff' }],
            },
            {
              role: 'Distribution Centre Manager, South',
              scope: '38 people, manager included',
              reports: [{ role: 'Shift supervisors (3)', scope: 'Each leads 11 or 12 warehouse staff' }],
            },
            {
              role: 'Transport Manager',
              scope: '41 people, manager included',
              reports: [{ role: 'Depot supervisors (2)', scope: 'Each leads 19 drivers and clerks' }],
            },
            {
              role: 'Inventory Planning Manager',
              scope: '11 people, manager included',
              reports: [{ role: 'Senior planners (2)', scope: 'Each leads 4 planners' }],
            },
          ],
        },
      ],
    },
    paragraphs: [
      {
        number: 'Role',
        parts: [
          'Since July 2021 I have answered to the chief executive and sat on the executive committee.',
          { mark: 'Four managers report to me, and each of them leads supervisors or senior planners.', note: 1 },
          'I set the stock policy for both centres and sign supply contracts up to the limit in the board’s delegation.',
        ],
      },
      {
        number: 'Situation',
        parts: [
          'In the first three months of 2024 the southern centre could not fill 6.2% of its order lines. The chief executive asked me whether to rent a second building there.',
        ],
      },
      {
        number: 'Action',
        parts: [
          { mark: 'I compared twelve months of orders with what the two centres had reordered.', note: 2 },
          'Each centre aimed to hold four weeks of every item. Suppliers to the north took 9 days on average, and those to the south took 31. I advised against the building. I moved ordering from the centres to one planning team, which sets safety stock by lead time and demand.',
        ],
      },
      {
        number: 'People',
        parts: [
          'The southern manager feared that he would lose control of his stock.',
          { mark: 'We tried the change on two product groups for eight weeks, and he chose them.', note: 3 },
          'He later presented the result to the committee himself.',
        ],
      },
      {
        number: 'Result',
        parts: [
          'In the last three months of 2024 unfilled lines in the south were at 2.1%. Stock in both centres had fallen from 11,400 to 10,500 pallets.',
          { mark: 'I had underestimated the move: overtime rose in the first month, and I told the committee why.', note: 4 },
        ],
      },
    ],
  },
  notes: [
    {
      element: 'Seniority',
      title: 'Managers of managers',
      why: 'Level shows in two directions: who is above, and whom the four managers lead. The chart and the sentence give the same picture.',
    },
    {
      element: 'Lead the business',
      title: 'A decision from figures',
      why: 'The question was a building. The answer was a policy. The reader sees the data, the cause and the choice that was turned down.',
    },
    {
      element: 'Lead others',
      title: 'A manager brought along',
      why: 'A fear is named and met with a trial that the other person shaped. “Strong people skills” would leave all of this out.',
    },
    {
      element: 'Manage self',
      title: 'Something that went wrong',
      why: 'The misjudgement is small, true to life and reported upward. A referee who sat on the committee could confirm it.',
    },
  ],
  lesson: `**Take the agreement of numbers.** 52, 38, 41 and 11 make 142. The dates fit the quarters, and each manager in the text has a box in the chart. Check your own chart, letter and statement in the same way. Agents report three themes with a short statement on each; this extract puts all three in one story to save space. Take the number and the length from IML’s current guide.

**Leave the event.** IML may ask your referees and employer about what you claim. A borrowed stock problem would fall apart in one telephone call. Your own event needs no memory, because you were there. Start with [prompts for each theme](/services/iml-comp-assessment-writing).`,
}
