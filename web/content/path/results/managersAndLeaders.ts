import type { PathResult } from '../../schema/path.ts'

const statements = { service: 'iml-comp-assessment-writing', group: 'themes' }
const evidence = { service: 'iml-comp-assessment-writing', group: 'charts' }
const upload = { service: 'iml', group: 'current-list' }

const imlResult = {
  authority: 'iml',
  documents: [evidence, statements, upload],
  split: ['iml-comp-assessment-writing'],
} satisfies Partial<PathResult>

const imlNext = (occupation: string) => [
  '/services/iml-comp-assessment-writing',
  '/blogs/iml-for-managers',
  `/anzsco/imlanzsco/${occupation}`,
]

const REPORTED = 'We know these years from agents’ accounts, so compare them with IML’s page today.'
const RECENT = 'The same accounts name about twelve months of paid work in the last five years.'

export const results: Record<string, PathResult> = {
  'managers-and-leaders/chief-executive': {
    ...imlResult,
    pathway: 'IML assessment as Chief Executive or Managing Director',
    heading: 'IML: Chief Executive or Managing Director 111111',
    title: 'IML: Chief Executive or Managing Director',
    description:
      'IML’s assessment for Chief Executive or Managing Director 111111: the years agents reported, with and without a degree, charts, statements and documents.',
    lead: 'IML assesses Chief Executive or Managing Director, at senior level. Experience is essential, and a degree is not mandatory.',
    whoFor: ['A chief executive or managing director', 'Organisation charts that show the role'],
    rule: {
      text: [
        'With a relevant bachelor or master degree: 3 years in senior management, plus 2 as chief executive or managing director. Without one: 5 years, plus 2.',
        `${REPORTED} ${RECENT}`,
        'The instruments name IML for this code for the 186 and 494 visas only.',
      ],
      sources: ['iml-faq', 'iml-assessment', 'lin-24-093', 'lin-19-260'],
    },
    next: imlNext('chief-executive-or-managing-director-111111'),
  },
  'managers-and-leaders/corporate-general-manager': {
    ...imlResult,
    pathway: 'IML assessment as Corporate General Manager',
    heading: 'IML: Corporate General Manager 111211',
    title: 'IML: Corporate General Manager 111211',
    description:
      'IML’s assessment for Corporate General Manager 111211: the years agents reported with and without a degree, charts, statements and documents.',
    lead: 'IML assesses Corporate General Manager, at senior level. Experience is essential, and a degree is not mandatory.',
    whoFor: ['A general manager at corporate level', 'Organisation charts that show the role'],
    rule: {
      text: [
        'With a relevant bachelor or master degree: 3 years in management, plus 2 in the role. Without one: 5 years; plan for 2 more in the role, and ask IML whether it wants both.',
        `${REPORTED} ${RECENT}`,
        'The instruments name IML for this code for the 186 and 494 visas only.',
      ],
      sources: ['iml-faq', 'iml-assessment', 'lin-24-093', 'lin-19-260'],
    },
    next: imlNext('corporate-general-manager-111211'),
  },
  'managers-and-leaders/human-resource-manager': {
    ...imlResult,
    pathway: 'IML assessment as Human Resource Manager',
    heading: 'IML: Human Resource Manager 132311',
    title: 'IML: Human Resource Manager 132311',
    description:
      'IML’s assessment for Human Resource Manager 132311: years of experience as reported, with and without a relevant degree, and the documents to prepare.',
    lead: 'IML assesses Human Resource Manager, at senior level. Experience is essential, and a degree is not mandatory.',
    whoFor: ['A senior manager who leads human resources', 'Organisation charts that show the role'],
    rule: {
      text: [
        'With a relevant bachelor or master degree: 3 years in human resources, including 2 as manager. Without one: 5 years, including 2 as manager.',
        `${REPORTED} ${RECENT}`,
      ],
      sources: ['iml-faq', 'iml-assessment', 'lin-19-051'],
    },
    next: imlNext('human-resource-manager-132311'),
  },
  'managers-and-leaders/supply-and-distribution-manager': {
    ...imlResult,
    pathway: 'IML assessment as Supply and Distribution Manager',
    heading: 'IML: Supply and Distribution Manager 133611',
    title: 'IML: Supply and Distribution Manager',
    description:
      'IML’s assessment for Supply and Distribution Manager 133611: years of experience as reported, with and without a relevant degree, charts and documents.',
    lead: 'IML assesses Supply and Distribution Manager, at senior level. Experience is essential, and a degree is not mandatory.',
    whoFor: ['A senior manager who leads supply, storage and distribution', 'Organisation charts that show the role'],
    rule: {
      text: [
        'With a relevant bachelor or master degree: 3 relevant years, 2 of them as manager. Without one: 5 years, 2 of them as manager.',
        `${REPORTED} ${RECENT}`,
      ],
      sources: ['iml-faq', 'iml-assessment', 'lin-19-051'],
    },
    next: imlNext('supply-and-distribution-manager-133611'),
  },
  'managers-and-leaders/sales-advertising-pr-procurement': {
    ...imlResult,
    pathway: 'IML assessment in one of four occupations',
    condition: 'sales and marketing, advertising, public relations or procurement',
    heading: 'IML: manager of sales and marketing, advertising, public relations or procurement',
    title: 'IML: sales, advertising, PR, procurement',
    description:
      'IML assesses Sales and Marketing, Advertising, Public Relations and Procurement Managers. Years of experience with and without a degree, charts, documents.',
    lead: 'IML assesses these four occupations, at senior level. Experience is essential, and a degree is not mandatory.',
    whoFor: [
      'A senior manager of sales and marketing, advertising, public relations or procurement',
      'Organisation charts that show the role',
    ],
    rule: {
      text: [
        'With a relevant bachelor or master degree: 3 years in the field, including 2 as its manager. Without one: 5 years, including 2 as manager.',
        `For Advertising Manager we read this in a copy of IML’s own page, for the other three in agents’ accounts. Take today’s figures from IML. ${RECENT}`,
        'One application covers one occupation.',
        'The codes are 131112 Sales and Marketing, 131113 Advertising, 131114 Public Relations and 133612 Procurement Manager. Several websites misprint the second.',
      ],
      sources: ['iml-faq', 'iml-assessment', 'iml-advertising', 'lin-19-051'],
    },
    next: ['/services/iml-comp-assessment-writing', '/anzsco/imlanzsco', '/blogs/iml-for-managers'],
  },
  'managers-and-leaders/organisation-charts': {
    ...imlResult,
    pathway: 'IML assessment',
    condition: 'charts still to be made',
    documents: [evidence],
    heading: 'IML: make the charts before you apply',
    title: 'IML: the organisation charts first',
    description:
      'IML’s document list asks for organisation charts up to the chief executive and down to your staff. How to make them, and what to do if an employer cannot.',
    lead: 'IML’s document list asks for charts upward and downward, with the chief executive or managing director in them. They show rank at a glance.',
    whoFor: ['A senior manager without charts yet, or unsure whether the employer will make them'],
    rule: {
      text: [
        'We suggest a chart for each position you claim. It has to agree with the position descriptions and the employer’s statement.',
        'We read an older page and a copy of the checklist of 2023. Look for the newest list on IML’s site.',
      ],
      sources: ['iml-documents', 'iml-faq'],
    },
    findOut: [
      'Put the chief executive at the top and each level between that person and you, with titles.',
      'Mark your own box. Add the people who report to you, and those who report to them.',
      'Write the date to which the chart applies. Make one for each position.',
      'Ask your employer to confirm it. If no one there can, ask IML what it accepts before you pay.',
    ],
    next: [
      '/samples/iml-organisation-chart-sample',
      '/blogs/iml-for-managers',
      '/services/iml-comp-assessment-writing',
      '/anzsco/imlanzsco',
    ],
  },
  'managers-and-leaders/below-senior-level': {
    ...imlResult,
    pathway: 'IML assesses senior managers only',
    documents: [
      {
        heading: 'To find out first',
        items: [
          { id: 'decisions', text: 'What I decide alone, and up to what amount' },
          { id: 'chart', text: 'A chart with the chief executive, me and two levels below' },
          { id: 'authority', text: 'The row of the Home Affairs list for what I do, with its authority' },
        ],
      },
    ],
    split: undefined,
    condition: 'team, shift or site leader',
    heading: 'A team, shift or site leader: IML assesses senior managers only',
    title: 'IML: is my role senior enough?',
    description:
      'IML assesses senior managers only. Five questions that show how rank may be read, and other authorities for people who lead a team, a shift or a site.',
    lead: 'IML’s official page says that it assesses senior managers only. A role that leads a team, a shift or one site may not be at that level.',
    listed: true,
    whoFor: ['The leader of a team, a shift or one site'],
    notNeeded:
      'If your own profession has an authority, its assessment of that work may be the one to read about, and you may not need us.',
    rule: {
      text: [
        'The title on your card decides little. What counts is your place in the chart and what you decide. IML decides, and gives no opinion before you apply.',
        'Your work may still belong to an occupation outside the nine. The official list names the authority for most listed codes.',
      ],
      sources: ['iml-faq', 'ha-occupation-list'],
    },
    findOut: [
      'Who can overrule you, and up to what amount do you approve alone?',
      'Do the people below you manage other people?',
      'If the answers are short, search the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) for what you do, not for your title.',
      'Engineers and IT people who lead a team may compare their own [engineering](/anzsco/eaanzsco) or [ICT](/anzsco/acsanzsco) occupation.',
    ],
    next: ['/blogs/iml-for-managers', '/blogs/operations-manager-anzsco', '/anzsco/imlanzsco', '/services/iml-comp-assessment-writing'],
  },
  'managers-and-leaders/check-role': {
    ...imlResult,
    pathway: 'Set by your level and occupation',
    condition: 'level or occupation not decided yet',
    heading: 'Find your level and your occupation before you ask IML',
    title: 'Which manager occupation is mine?',
    description:
      'Not sure whether your role is senior, or which of IML’s nine occupations it is? Questions to answer from your own records, and the lists to compare.',
    lead: 'Two things decide: your place in the organisation, and the function you lead. Both can be read from last month’s work.',
    whoFor: ['A manager whose level, or whose occupation among IML’s nine, is not clear'],
    rule: {
      text: [
        'IML assesses nine occupations, at senior level only. One application covers one of them, and IML gives no opinion before you apply.',
        'Other managers’ occupations belong to other bodies. The Home Affairs list names the authority for most listed codes.',
      ],
      sources: ['iml-faq', 'lin-19-051', 'ha-occupation-list'],
    },
    findOut: [
      'Write down what you decided last month, with hours for each kind of work.',
      'Draw the chart: who is above you up to the chief executive, and who reports to you.',
      'Read the tasks of the [nine occupations](/anzsco/imlanzsco) and mark those you did.',
      '[Answer the questions](/find-your-path) with what you found. If none of the nine is yours, choose *None of the nine*.',
    ],
    documents: [
      {
        heading: 'To find out first',
        items: [
          { id: 'decisions', text: 'A list of what I decided last month' },
          { id: 'chart', text: 'A chart with the chief executive, me and two levels below' },
          { id: 'tasks', text: 'The tasks of one occupation, with those I did marked' },
        ],
      },
      evidence,
    ],
    next: ['/anzsco/imlanzsco', '/blogs/iml-for-managers', '/blogs/operations-manager-anzsco', '/services/iml-comp-assessment-writing'],
  },
}
