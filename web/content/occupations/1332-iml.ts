import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '133211',
    title: 'Engineering Manager',
    authority: 'iml',
    unitGroup: { code: '1332', title: 'Engineering Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: ['Engineers Australia'],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Runs engineering as a business function at senior level, directing managers, money and risk across technical operations.',
    tasks: [
      'Set engineering strategy and annual plans with executives',
      'Direct engineering managers and team leaders',
      'Control capital and operating budgets',
      'Oversee procurement, contracts and major suppliers',
      'Govern safety, quality and regulatory risk',
      'Report performance and investment cases to the board',
    ],
    evidence: [
      'Organisation chart with managers reporting to you, and position descriptions',
      'Budget, delegation or strategy documents that show senior authority',
      'Competency examples of leading people and change in a technical business',
    ],
    special: `Two authorities are named for this code: IML, described here, and [Engineers Australia](/anzsco/eaanzsco/engineering-manager-133211). Their tests differ.

IML assesses managers at senior level only. Work experience is essential, and a formal qualification is not mandatory. IML asks for organisation charts that run upward to the chief executive and downward to your own staff. Read which authority is beside the code on the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) before you pay anyone.

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in engineering work plus two as engineering manager. The degree has to be in engineering; without it, five years plus two. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'ea',
        code: '133211',
        difference:
          'The entry of IML is about business plans, capital and the managers below you. The entry of Engineers Australia is about approving designs, technical judgement and coaching engineers.',
      },
      {
        authority: 'iml',
        code: '111211',
        difference:
          'All your managers lead engineering, maintenance or technical projects. Adding marketing, finance or retail under the same person makes the role general management.',
      },
      {
        authority: 'iml',
        code: '133611',
        difference:
          'Plant, assets and technical projects fill the reports you sign. Stock, transport and warehouses fill those of the supply and distribution manager.',
      },
    ],
    osca: [{ code: '131231', title: 'Engineering Manager', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: [
      'lin-19-051',
      'lin-24-093',
      'lin-19-260',
      'ha-occupation-list',
      'abs-anzsco',
      'abs-osca',
      'iml-faq',
      'iml-documents',
      'iml-assessment',
    ],
    checked: '2026-11-21',
  },
]
