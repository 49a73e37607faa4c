import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '133611',
    title: 'Supply and Distribution Manager',
    authority: 'iml',
    unitGroup: { code: '1336', title: 'Supply, Distribution and Procurement Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Agricultural Goods Logistics Manager', 'Logistics Manager', 'Supply Chain Manager'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Directs how goods are stored, moved and delivered, keeping the supply chain reliable, affordable and compliant.',
    tasks: [
      'Plan inventory, warehousing and transport strategy',
      'Lead warehouse, fleet and logistics managers',
      'Negotiate carrier and third-party logistics contracts',
      'Forecast demand with sales and production',
      'Monitor cost to serve, stock accuracy and delivery performance',
      'Manage safety, customs and continuity risks',
    ],
    evidence: [
      'Supply chain strategy or network redesign you led, with results',
      'Organisation chart and budget for logistics operations',
      'Contract, tender or system rollout decisions made by you',
    ],
    special: `On the CSOL, conditions numbered 6 and 12 apply to this code. Their wording is in the [instrument for subclass 186](https://www.legislation.gov.au/F2024L01618/latest). The STSOL entry, for points-tested visas, is separate from them.

**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three relevant years, two of them as manager. Without one, it is five years, two of them as manager. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.`,
    near: [
      {
        authority: 'iml',
        code: '133612',
        difference:
          'Storing, moving and delivering the goods after the contract is signed is this role. Choosing the supplier and settling the contract is procurement.',
      },
      {
        authority: 'ea',
        code: '233511',
        difference:
          'You direct logistics teams, carriers and stock levels. An industrial engineer studies and redesigns the flow with models, then leaves its running to you.',
      },
      {
        authority: 'iml',
        code: '133211',
        difference:
          'Warehouses, fleets and carriers report to you. Maintenance shops, design offices and technical projects report to an engineering manager.',
      },
    ],
    osca: [{ code: '133331', title: 'Supply and Distribution Manager', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'iml-assessment'],
    checked: '2026-11-21',
  },
  {
    code: '133612',
    title: 'Procurement Manager',
    authority: 'iml',
    unitGroup: { code: '1336', title: 'Supply, Distribution and Procurement Managers' },
    skillLevel: 1,
    alternativeTitles: ['Purchasing Manager'],
    specialisations: [],
    labelVariants: [],
    lists: ['ROL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Leads buying for an organisation, setting sourcing policy and making sure goods and services are obtained ethically and at the best overall value.',
    tasks: [
      'Set procurement policy, category plans and delegations',
      'Manage procurement managers, buyers and contract staff',
      'Run tenders and negotiate major agreements',
      'Assess supplier performance, probity and risk',
      'Report savings and contract outcomes',
      'Align purchasing with budgets and sustainability goals',
    ],
    evidence: [
      'Category strategy or tender you directed, with savings or value outcomes',
      'Organisation chart showing the procurement team and your delegations',
      'Procurement policy or governance framework you introduced',
    ],
    special:
      '**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in procurement, two of them as manager. Without one, it is five years, two of them as manager. The manager decides at a strategic level, directs staff and holds the most senior position of the function. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.',
    near: [
      {
        authority: 'iml',
        code: '133611',
        difference:
          'Tenders, category plans and supplier conduct are procurement. Inventory, fleet and delivery performance are supply and distribution.',
      },
      {
        authority: 'iml',
        code: '133211',
        difference:
          'Large equipment purchases involve both. You run the tender and the terms; the engineering manager decides what is needed and accepts it technically.',
      },
      {
        authority: 'iml',
        code: '131112',
        difference:
          'You are on the buying side of the contract, with value and savings as the result. The sales and marketing manager is on the selling side, with revenue.',
      },
    ],
    osca: [{ code: '133231', title: 'Procurement Manager', partial: false }],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'iml-assessment'],
    checked: '2026-11-21',
  },
]
