import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '135111',
    title: 'Chief Information Officer',
    authority: 'acs',
    unitGroup: { code: '1351', title: 'ICT Managers' },
    skillLevel: 1,
    alternativeTitles: ['Chief Technology Officer'],
    specialisations: ['Chief Information Security Officer'],
    labelVariants: [],
    lists: ['CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Owns the technology direction of an organisation, deciding which systems, platforms and security measures it needs and funding them accordingly.',
    tasks: [
      'Set ICT strategy and investment priorities',
      'Lead managers of infrastructure, applications, data and security',
      'Approve budgets, vendors and architecture principles',
      'Oversee cyber risk, privacy and continuity',
      'Sponsor digital change programs',
      'Report technology performance to executives and the board',
    ],
    evidence: [
      'Technology strategy or roadmap you authored and had funded',
      'Organisation chart showing ICT managers reporting to you',
      'Reference letter confirming your budget, governance and decision authority',
    ],
    special: `Look at the visas before the labels. Two lists have this code: the CSOL, and the one for subclass 494. No points-tested list does, and that leaves out 189, 190 and 491.

You may see the label MLTSSL beside it. That label comes from the instrument for subclass 494 alone.`,
    near: [
      {
        authority: 'acs',
        code: '135199',
        difference:
          'Owning the technology strategy and the whole budget, with ICT managers below you, is this role. Running one function, such as service delivery or networks, is 135199.',
      },
      {
        authority: 'acs',
        code: '135112',
        difference:
          'Projects come to you for approval and money. The project manager carries one of them from plan to release, then moves to the next.',
      },
      {
        authority: 'iml',
        code: '111111',
        difference:
          'Technology is your field, though you may sit on the executive team. A founder who also runs finance, sales and the board does a chief executive’s tasks.',
      },
    ],
    osca: [
      { code: '113131', title: 'Chief Information Officer', partial: true },
      { code: '113132', title: 'Chief Information Security Officer', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '135112',
    title: 'ICT Project Manager',
    authority: 'acs',
    unitGroup: { code: '1351', title: 'ICT Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['ICT Development Manager', 'ICT Security Project Manager'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Plans and controls ICT projects so that agreed systems arrive on time, within budget and fit for use.',
    tasks: [
      'Define scope, schedule, cost and benefits',
      'Lead developers, analysts, vendors and testers',
      'Manage risks, issues, changes and dependencies',
      'Run steering meetings and status reporting',
      'Oversee testing, training and release to users',
      'Close projects and capture lessons',
    ],
    evidence: [
      'Project plan, risk register and status reports from an ICT project you managed',
      'Reference letter stating team size, budget and your delivery role',
      'Project management certification, where held, and the projects it was applied to',
    ],
    near: [
      {
        authority: 'acs',
        code: '135111',
        difference:
          'You answer for the scope, schedule and cost of named projects. Lasting control of strategy, vendors and security across the organisation is the chief information officer’s.',
      },
      {
        authority: 'acs',
        code: '135199',
        difference:
          'A start, an end and a steering group mark project work. Rosters, service levels and renewals that never finish mark an ICT manager under 135199.',
      },
      {
        authority: 'acs',
        code: '261111',
        difference:
          'Requirements are part of most projects. A role that also holds the plan, the risks and the budget is project management; one without them is business analysis.',
      },
    ],
    osca: [{ code: '113232', title: 'ICT Project Manager', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '135199',
    title: 'ICT Managers nec',
    authority: 'acs',
    unitGroup: { code: '1351', title: 'ICT Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['IT Service Delivery Manager', 'Network Manager'],
    labelVariants: ['ICT Managers NEC'],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Covers managers of ICT functions not listed elsewhere, such as service delivery, network operations and application support.',
    tasks: [
      'Run one ICT function, such as service delivery, network operations or application support',
      'Set service levels, rosters and budgets',
      'Oversee incidents, problems and changes',
      'Manage vendors and licence agreements',
      'Plan capacity, upgrades and staff development',
      'Report service performance to the business',
    ],
    evidence: [
      'Service reports, budgets or improvement plans from the team you manage',
      'Organisation chart showing the technical staff you lead',
      'Reference letter that describes the one function you manage, its staff and its budget',
    ],
    special:
      '“Nec” means *not elsewhere classified*. This code is for managers of an ICT function that has no code of its own. ANZSCO names the IT service delivery manager and the network manager as examples. Chief information officers and ICT project managers have their own codes, 135111 and 135112.',
    near: [
      {
        authority: 'acs',
        code: '135111',
        difference:
          'A network or service delivery manager works within a strategy that someone else sets. If you set it, and hold the whole ICT budget, the tasks are those of 135111.',
      },
      {
        authority: 'acs',
        code: '135112',
        difference:
          'See how your year is divided. Steady operation of a service with its own team fits here; a row of deliveries with closing dates fits project management.',
      },
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Managing the people who patch the servers is this code. Patching them yourself, with one or two juniors beside you, is systems administration.',
      },
    ],
    osca: [
      { code: '113231', title: 'ICT Operations Manager', partial: true },
      { code: '113233', title: 'ICT Service Delivery Manager', partial: true },
      { code: '113299', title: 'ICT Managers nec', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
