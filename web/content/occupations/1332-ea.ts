import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '133211',
    title: 'Engineering Manager',
    authority: 'ea',
    unitGroup: { code: '1332', title: 'Engineering Managers' },
    skillLevel: 1,
    category: 'Engineering Manager',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: ['IML'],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Leads an engineering group, decides where effort and money go, and answers for the delivery, safety and quality of its work.',
    tasks: [
      'Set priorities, budgets and staffing for an engineering department or program',
      'Approve designs, specifications and changes within a delegated authority',
      'Recruit, mentor and review engineers and technical staff',
      'Negotiate scope and terms with clients, contractors and suppliers',
      'Monitor safety, quality and progress, and step in when results slip',
      'Advise executives on technical risk and capital options',
    ],
    evidence: [
      'Organisation chart showing the engineers and team leaders who report to you',
      'Budget, contract or delegation records that show decisions taken at management level',
      'Account of an engineering program you directed from approval to handover',
    ],
    special: `The instruments name two authorities for this code: Engineers Australia and the [Institute of Managers and Leaders](/anzsco/imlanzsco/engineering-manager-133211). This page describes the Engineers Australia side.

Engineers Australia keeps a separate category, Engineering Manager, for migration only. Its page speaks of a Bachelor of Engineering or something comparable in a related field, and of relevant experience. The application uses a [Competency Demonstration Report](/services/cdr-writing), whatever the degree. The [employment assessment](/services/exp-assessment) is a mandatory part of it. A positive outcome gives no automatic membership.`,
    near: [
      {
        authority: 'iml',
        code: '133211',
        difference:
          'Approving designs and settling technical questions between teams are the tasks described on this page. The IML page describes divisions run through other managers, with capital plans and board reports.',
      },
      {
        authority: 'ea',
        code: '233513',
        difference:
          'A plant engineer plans the shutdown and solves the breakdown in person. An engineering manager hires the plant engineers, sets their budget and approves what they propose.',
      },
      {
        authority: 'iml',
        code: '111211',
        difference:
          'An engineering manager answers for engineering work. Once sales, finance and people functions also report to you, the tasks are those of general management.',
      },
    ],
    osca: [{ code: '131231', title: 'Engineering Manager', partial: false }],
    services: ['/services/cdr-writing', '/services/exp-assessment', '/services/cdr-review-proofreading', '/services/ea-application'],
    sources: [
      'lin-19-051',
      'lin-24-093',
      'lin-19-260',
      'ha-engineering-occupations',
      'abs-anzsco',
      'abs-osca',
      'ea-msa',
      'ea-categories',
      'ea-manager-competencies',
      'ea-rsea',
    ],
    checked: '2026-11-21',
  },
]
