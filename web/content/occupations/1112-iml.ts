import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '111211',
    title: 'Corporate General Manager',
    authority: 'iml',
    unitGroup: { code: '1112', title: 'General Managers' },
    skillLevel: 1,
    alternativeTitles: ['Chief Operating Officer'],
    specialisations: ['Assistant Commissioner (Police)', 'Hospital Administrator', 'Managing Editor', 'Trade Union Secretary'],
    labelVariants: [],
    lists: ['CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Runs a substantial part of an organisation through its functional managers, turning corporate strategy into coordinated operations and financial results.',
    tasks: [
      'Translate strategy into divisional plans and targets',
      'Direct several functions or business units through their managers',
      'Control profit and loss, budgets and capital requests',
      'Review performance and correct course',
      'Lead change, integration and risk programs',
      'Report to the chief executive or board',
    ],
    evidence: [
      'Organisation chart showing managers reporting to you and their own teams',
      'Profit-and-loss, budget or delegation records for your division',
      'Example of a cross-functional decision you made and its business effect',
    ],
    special: `Two things limit this code. First, it is absent from the lists for subclasses 189, 190 and 491; a label MLTSSL belongs to subclass 494 only. Second, its CSOL entry carries a condition, number 1 in the [instrument for subclass 186](https://www.legislation.gov.au/F2024L01618/latest). We do not repeat the condition, since it can change.

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in management plus two as corporate general manager. Without one, it is five years; ask IML whether the two in the role come on top, and plan for both. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '111111',
        difference:
          'Your plans carry out a strategy that others approved. Agreeing that strategy with the board, and answering to owners, is the chief executive’s work.',
      },
      {
        authority: 'iml',
        code: '133211',
        difference:
          'Several functions under you, each with its manager, describe this code. Engineering alone, even with large budgets, describes engineering manager.',
      },
      {
        authority: 'iml',
        code: '131112',
        difference:
          'Sales may be one of your divisions, beside operations and finance. If revenue and marketing are all you direct, the tasks belong to 131112.',
      },
    ],
    osca: [{ code: '121231', title: 'Corporate General Manager', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/review-cover-letter'],
    sources: ['lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051', 'iml-assessment'],
    checked: '2026-11-21',
  },
]
