import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '263311',
    title: 'Telecommunications Engineer',
    authority: 'ea',
    unitGroup: { code: '2633', title: 'Telecommunications Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Designs and builds the radio, fibre, switching and transmission systems that carry voice, data and video between people and machines.',
    tasks: [
      'Plan link budgets, coverage and capacity',
      'Design transmission, optical or mobile network elements',
      'Specify equipment, antennas and interfaces',
      'Test performance and troubleshoot interference',
      'Oversee installation, integration and acceptance',
      'Check compliance with spectrum and licensing rules',
    ],
    evidence: [
      'Radio or fibre design with link budgets, drawings and measured performance',
      'Integration or acceptance test plan you wrote and executed',
      'Fault or interference investigation showing your analysis',
    ],
    special: `This page shows the MLTSSL only. The saved copy of the Home Affairs list that we read also carries the label CSOL in this row. Yet the row offers neither subclass 482 nor subclass 186, and the CSOL instruments do not have the code. So we leave the CSOL out.

The neighbour [263312 Telecommunications Network Engineer](/anzsco/eaanzsco/telecommunications-network-engineer-263312) is on both lists. Read the rows again on the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) on the day you need them.`,
    near: [
      {
        authority: 'ea',
        code: '263312',
        difference:
          'Link budgets, antennas, fibre and spectrum point to this code. Traffic forecasts, routing and redundancy across the whole network point to 263312.',
      },
      {
        authority: 'ea',
        code: '233411',
        difference:
          'You choose radio and optical equipment and make it work as a system. The electronics engineer designs the boards and chips inside that equipment.',
      },
      {
        authority: 'ea',
        code: '313212',
        difference:
          'The design and the acceptance criteria are yours in this role. The field engineer takes them to site, installs, measures and clears the faults.',
      },
    ],
    osca: [{ code: '272331', title: 'Telecommunications Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'lin-24-093'],
    checked: '2026-11-21',
  },
  {
    code: '263312',
    title: 'Telecommunications Network Engineer',
    authority: 'ea',
    unitGroup: { code: '2633', title: 'Telecommunications Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [
      'Communications Consultant',
      'Communications Specialist (ICT)',
      'Telecommunications Consultant',
      'Telecommunications Specialist',
    ],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Plans, engineers and optimises the larger telecommunications network so that capacity, resilience and service quality keep pace with demand.',
    tasks: [
      'Forecast traffic and set network dimensions',
      'Design topology, routing and redundancy',
      'Configure and integrate core and access nodes',
      'Analyse performance counters and customer complaints',
      'Plan migrations and technology upgrades',
      'Document standards and operational handover',
    ],
    evidence: [
      'Network dimensioning or optimisation project with traffic data and results',
      'Migration or rollout plan showing your design decisions',
      'Performance report with the parameter changes you introduced',
    ],
    near: [
      {
        authority: 'acs',
        code: '263111',
        difference:
          'A carrier’s core, access nodes and customer traffic make the work telecommunications, for Engineers Australia. A company’s own switches, servers and cloud links make it computer networking, for the ACS.',
      },
      {
        authority: 'ea',
        code: '263311',
        difference:
          'Dimensioning and optimising many nodes together is the centre here. Radio or optical design for a single route, down to power levels, is the centre of 263311.',
      },
      {
        authority: 'ea',
        code: '313213',
        difference:
          'Both forecast demand. The engineer turns it into topology, routing and performance targets; the planner turns it into maps, ducts, material lists and costs.',
      },
    ],
    osca: [{ code: '272331', title: 'Telecommunications Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
