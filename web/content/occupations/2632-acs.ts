import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '263211',
    title: 'ICT Quality Assurance Engineer',
    authority: 'acs',
    unitGroup: { code: '2632', title: 'ICT Support and Test Engineers' },
    skillLevel: 1,
    alternativeTitles: ['Quality Analyst (ICT)', 'Quality Manager (ICT)', 'Quality Specialist (ICT)'],
    specialisations: ['Computer Systems Auditor', 'Systems Auditor (ICT)'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Sets up and checks the quality processes that ICT products and services must follow before and after release.',
    tasks: [
      'Define quality standards and review points',
      'Audit projects, systems and documentation',
      'Analyse defect counts and rework to find where a process fails',
      'Recommend corrective and preventive action',
      'Coordinate acceptance and release criteria',
      'Coach teams on quality practice',
    ],
    evidence: [
      'Quality plan, audit or process improvement you led',
      'Metrics that show defect or rework reduction',
      'Reference letter explaining quality assurance duties apart from testing',
    ],
    near: [
      {
        authority: 'acs',
        code: '261314',
        difference:
          'Standards, reviews and process measures are quality assurance. Test cases run against a build, with defects logged, are software testing.',
      },
      {
        authority: 'acs',
        code: '263213',
        difference:
          'Deciding which checks a release must pass is this role. Building the environment and running the load test is the test engineer’s.',
      },
      {
        authority: 'acs',
        code: '262114',
        difference:
          'Systems auditors are named under this code and look at quality and control in general. Audits of cyber obligations and security risk fit governance under 262114.',
      },
    ],
    osca: [{ code: '272231', title: 'ICT Quality Assurance Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '263212',
    title: 'ICT Support Engineer',
    authority: 'acs',
    unitGroup: { code: '2632', title: 'ICT Support and Test Engineers' },
    skillLevel: 1,
    alternativeTitles: ['Support Analyst', 'Support Architect'],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Provides advanced support for ICT systems, resolving complex faults and designing ways to prevent them returning.',
    tasks: [
      'Diagnose escalated application and infrastructure faults',
      'Analyse patterns and recommend permanent fixes',
      'Develop support tools and scripts',
      'Plan and test system changes',
      'Write support procedures',
      'Liaise with vendors and development teams',
    ],
    evidence: [
      'Problem record with root cause and lasting fix',
      'Support automation, monitoring or upgrade project',
      'Reference letter showing engineer-level work rather than help-desk duties',
    ],
    special:
      'Most codes around this one are on the CSOL. This one is not, in the instruments that we read. It is on the STSOL, and on the ROL for subclass 494.',
    near: [
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Escalated faults and their permanent repair fill this role. Planned work such as patching, backups and new accounts fills the administrator’s.',
      },
      {
        authority: 'acs',
        code: '263299',
        difference:
          'Engineer-level support across several systems has its own code here. One unusual product, or support and testing in equal parts, may sit in 263299.',
      },
      {
        authority: 'acs',
        code: '263111',
        difference:
          'You explain why the system failed and stop it failing again. The network and systems engineer designs and builds it in the first place.',
      },
    ],
    osca: [{ code: '272232', title: 'ICT Support Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-24-093'],
    checked: '2026-11-21',
  },
  {
    code: '263213',
    title: 'ICT Systems Test Engineer',
    authority: 'acs',
    unitGroup: { code: '2632', title: 'ICT Support and Test Engineers' },
    skillLevel: 1,
    alternativeTitles: ['Systems Tester', 'Test Analyst (ICT)'],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Plans and carries out testing of whole ICT systems, including integration, performance and reliability, before they are put into service.',
    tasks: [
      'Specify system and integration test strategy',
      'Build test environments and data',
      'Run load, failover and acceptance tests',
      'Analyse results and isolate faults',
      'Develop automated test tools',
      'Report readiness and residual risk',
    ],
    evidence: [
      'System test strategy and results from a major release',
      'Performance or integration testing project with data',
      'Reference letter detailing test level, tools and environment',
    ],
    special: `Three testing and quality codes are close together, and all three are on the STSOL. For 263213 the instrument of 28 March 2026 allows subclass 190 and a nominated 491; subclass 189 is not among them. The word “systems” in the title matters: integration, load and recovery belong here.`,
    near: [
      {
        authority: 'acs',
        code: '261314',
        difference:
          'Whole systems under load, with interfaces and recovery, are tested here. The screens and rules of one application are tested there.',
      },
      {
        authority: 'acs',
        code: '263212',
        difference: 'Faults found before release belong to the test engineer. Faults reported by users after release belong to support.',
      },
      {
        authority: 'acs',
        code: '263211',
        difference:
          'Your evidence is measured results from a running system. The quality engineer’s is audit findings, process data and corrective actions.',
      },
    ],
    osca: [{ code: '272233', title: 'ICT Test Analyst', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '263299',
    title: 'ICT Support and Test Engineers nec',
    authority: 'acs',
    unitGroup: { code: '2632', title: 'ICT Support and Test Engineers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: ['ICT Support and Test Engineers NEC'],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Covers support and test engineers whose role does not match a named code in this group.',
    tasks: [
      'Support one special product, such as a hospital, banking or ticketing system',
      'Test each change to that product and confirm that the fix holds',
      'Analyse incidents and trends',
      'Prepare technical documentation',
      'Assist deployment and configuration',
      'Work with vendors on defects',
    ],
    evidence: [
      'Support or test project on your product, with fault counts before and after',
      'Explanation of why other support or test codes do not fit',
      'Reference letter with duties, tools and systems',
    ],
    special:
      '“Nec” means *not elsewhere classified*. Support and test engineers come here only when no named code in the group describes their role. ANZSCO prints no examples for it. Say in your own words what makes the role different.',
    near: [
      {
        authority: 'acs',
        code: '263212',
        difference:
          'General escalated support already has a code, 263212. What may distinguish your role is a special product, or testing mixed with support.',
      },
      {
        authority: 'acs',
        code: '263213',
        difference:
          'Integration and performance testing as a full-time task is 263213. Short tests that follow your own support fixes can stay in this group.',
      },
      {
        authority: 'acs',
        code: '261314',
        difference:
          'A software tester designs cases for each new release. You verify fixes on one platform, deploy them and deal with its vendor.',
      },
    ],
    osca: [{ code: '272233', title: 'ICT Test Analyst', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
