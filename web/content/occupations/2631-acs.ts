import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '263111',
    title: 'Computer Network and Systems Engineer',
    authority: 'acs',
    unitGroup: { code: '2631', title: 'Computer Network Professionals' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Computer Network Engineer', 'Computer Systems Integrator'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Plans, builds and supports computer networks and connected systems, making sure that traffic, servers and services work together.',
    tasks: [
      'Design LAN, WAN, wireless and data-centre networks',
      'Configure routers, switches, firewalls and servers',
      'Integrate cloud and on-premises services',
      'Test capacity, failover and security',
      'Troubleshoot complex faults',
      'Document designs and standards',
    ],
    evidence: [
      'Network design and build project with diagrams and configurations',
      'Upgrade or incident record that shows your analysis',
      'Reference letter listing scale, vendors and duties',
    ],
    near: [
      {
        authority: 'acs',
        code: '263112',
        difference:
          'Designing and building the network, then handing it over, is engineering. Keeping it configured and answering daily faults is administration.',
      },
      {
        authority: 'acs',
        code: '263113',
        difference:
          'You build and integrate the network, servers included. The network analyst measures, models and recommends, and may never touch a cable.',
      },
      {
        authority: 'ea',
        code: '263312',
        difference:
          'Networks for an organisation’s own computers are the ACS side. Carrier networks that serve the public, with traffic engineering, are the Engineers Australia side.',
      },
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Routers, wireless and the links between sites belong here. When nearly all the work is inside servers and accounts, systems administrator describes it.',
      },
    ],
    osca: [{ code: '272131', title: 'ICT Network and Systems Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '263112',
    title: 'Network Administrator',
    authority: 'acs',
    unitGroup: { code: '2631', title: 'Computer Network Professionals' },
    skillLevel: 1,
    alternativeTitles: ['Network Specialist', 'Network Support'],
    specialisations: ['LAN Administrator'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Keeps an organisation’s network running by configuring equipment, controlling access and dealing with daily faults.',
    tasks: [
      'Administer switches, wireless and network services',
      'Manage user access and network security rules',
      'Monitor traffic and availability',
      'Apply firmware and configuration changes',
      'Resolve connectivity incidents',
      'Keep diagrams and inventories current',
    ],
    evidence: [
      'Change and maintenance records for networks in your care',
      'Improvement project such as monitoring, Wi-Fi or segmentation',
      'Reference letter confirming administration duties and scale',
    ],
    near: [
      {
        authority: 'acs',
        code: '263111',
        difference:
          'Firmware updates, access rules and fault tickets are this role’s routine. New designs, integration with cloud services and failover tests are the engineer’s projects.',
      },
      {
        authority: 'acs',
        code: '262113',
        difference:
          'You look after what connects the machines. The systems administrator looks after the machines: their operating systems, users and storage.',
      },
      {
        authority: 'ea',
        code: '313214',
        difference:
          'An office or campus network is the usual setting here. Exchange, transmission and access platforms of a provider belong to the Engineers Australia code.',
      },
    ],
    osca: [{ code: '272132', title: 'Network Administrator', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '263113',
    title: 'Network Analyst',
    authority: 'acs',
    unitGroup: { code: '2631', title: 'Computer Network Professionals' },
    skillLevel: 1,
    alternativeTitles: ['Network Designer', 'Network Strategist'],
    specialisations: ['Network Architect', 'Network Consultant'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Examines how networks perform and recommends designs, capacity and policies that meet future needs.',
    tasks: [
      'Measure and model network performance',
      'Recommend topology, capacity and technology',
      'Design or review network architecture',
      'Evaluate products and suppliers',
      'Plan migration and resilience',
      'Advise projects on network impact',
    ],
    evidence: [
      'Performance or capacity study with data and recommendation',
      'Network design or migration plan you prepared',
      'Reference letter that shows analysis and design rather than daily support',
    ],
    near: [
      {
        authority: 'acs',
        code: '263111',
        difference:
          'Studies, models and recommendations make up this file. Configurations, installed racks and test results make up the engineer’s.',
      },
      {
        authority: 'acs',
        code: '263112',
        difference:
          'The analyst looks months ahead, at capacity and topology. The administrator looks at today, at availability and access.',
      },
      {
        authority: 'ea',
        code: '313213',
        difference:
          'Data networks inside an organisation are your subject. Streets, ducts, towers and permits for a carrier’s growth are the planner’s.',
      },
    ],
    osca: [
      { code: '272131', title: 'ICT Network and Systems Engineer', partial: true },
      { code: '272133', title: 'Network Architect', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
