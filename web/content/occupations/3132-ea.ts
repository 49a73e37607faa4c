import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '313212',
    title: 'Telecommunications Field Engineer',
    authority: 'ea',
    unitGroup: { code: '3132', title: 'Telecommunications Technical Specialists' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: ['Telecommunication Field Engineer'],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Installs, commissions and supports telecommunications equipment in the field, solving technical problems where the network meets the customer or site.',
    tasks: [
      'Survey sites and confirm access, power and mounting',
      'Install and configure transmission, radio or access equipment',
      'Run acceptance tests and record readings',
      'Trace and repair faults under time pressure',
      'Update network and site records',
      'Guide contractors and on-site technicians',
    ],
    evidence: [
      'Site build or upgrade file with test results you recorded',
      'Fault-clearing case with diagnosis, action and outcome',
      'Configuration or commissioning record that carries your name',
    ],
    special:
      'The title says engineer, but ANZSCO places this code at skill level 2. The Engineers Australia category usually asked for is Engineering Associate. Its usual qualification is a two-year advanced diploma or associate degree.',
    near: [
      {
        authority: 'ea',
        code: '313214',
        difference:
          'Travel to towers, cabinets and customer sites, with installation and acceptance tests, marks this role. Watching alarms and maintaining platforms from one place marks 313214.',
      },
      {
        authority: 'ea',
        code: '313213',
        difference: 'You build and test what the plan shows. The planner works months earlier, choosing routes, sites and quantities.',
      },
      {
        authority: 'ea',
        code: '263311',
        difference:
          'This title contains the word engineer, but its tasks are installation, measurement and repair. Calculating coverage or a link budget yourself is the work of 263311.',
      },
    ],
    osca: [{ code: '314133', title: 'Telecommunications Field Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/cpd-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'ea-msa', 'ea-categories'],
    checked: '2026-11-21',
  },
  {
    code: '313213',
    title: 'Telecommunications Network Planner',
    authority: 'ea',
    unitGroup: { code: '3132', title: 'Telecommunications Technical Specialists' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Works out where cables, nodes, radio sites and capacity should go as a telecommunications network grows.',
    tasks: [
      'Forecast customer demand by area',
      'Draw route and equipment plans',
      'Estimate materials, cost and timing',
      'Check permits, ducts, power and spectrum',
      'Compare technology and build options',
      'Hand over plans for construction',
    ],
    evidence: [
      'Network plan with maps, demand forecast and cost estimate you prepared',
      'Route or site selection study with constraints and decision',
      'Planning change made after feedback from construction or operations',
    ],
    near: [
      {
        authority: 'ea',
        code: '263312',
        difference:
          'Routes, ducts, permits and cost estimates are planning tasks. Protocols, redundancy and performance counters are the network engineer’s.',
      },
      {
        authority: 'ea',
        code: '313212',
        difference: 'The plan is your product, with its maps and material list. The field engineer’s product is a working, tested site.',
      },
      {
        authority: 'acs',
        code: '263113',
        difference:
          'Outside plant and radio sites for a carrier belong to this code. Capacity and design advice for an organisation’s data network belongs to the ACS code.',
      },
    ],
    osca: [{ code: '314134', title: 'Telecommunications Network Designer', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '313214',
    title: 'Telecommunications Technical Officer or Technologist',
    authority: 'ea',
    unitGroup: { code: '3132', title: 'Telecommunications Technical Specialists' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Keeps telecommunications equipment in service by configuring, testing and maintaining the systems that carry voice and data.',
    tasks: [
      'Configure switching, transmission or access platforms',
      'Test lines, links and equipment against specification',
      'Maintain logs, spares and technical records',
      'Investigate alarms and service degradation',
      'Assist with upgrades and cut-overs',
      'Apply safety and network access procedures',
    ],
    evidence: [
      'Upgrade or cut-over you supported, with method and results',
      'Test and maintenance records from systems in your care',
      'Fault report showing how you isolated and fixed the problem',
    ],
    special:
      'The word “Technologist” in this title is not the category Engineering Technologist. ANZSCO places the code at skill level 2, and the category usually asked for is Engineering Associate. Technologists have a code of their own, [233914](/anzsco/eaanzsco/engineering-technologist-233914).',
    near: [
      {
        authority: 'ea',
        code: '313212',
        difference:
          'Keeping exchange or transmission equipment in service is this role’s daily work. Surveying, building and commissioning sites on the road is the field engineer’s.',
      },
      {
        authority: 'ea',
        code: '313213',
        difference:
          'Your records show alarms, tests and cut-overs on equipment that exists. A planner’s records show demand, routes and costs for equipment not yet ordered.',
      },
      {
        authority: 'acs',
        code: '263112',
        difference:
          'Voice, access and transmission equipment of a telecommunications provider points here. User accounts, office switches and Wi-Fi point to network administrator, an ACS code.',
      },
    ],
    osca: [{ code: '314135', title: 'Telecommunications Technical Officer or Technologist', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/cdr-review-proofreading', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'ea-msa', 'ea-categories'],
    checked: '2026-11-21',
  },
]
