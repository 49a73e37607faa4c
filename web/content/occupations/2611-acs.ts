import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '261111',
    title: 'ICT Business Analyst',
    authority: 'acs',
    unitGroup: { code: '2611', title: 'ICT Business and Systems Analysts' },
    skillLevel: 1,
    alternativeTitles: ['BA (ICT)', 'Business Consultant (ICT)'],
    specialisations: ['Business Systems Analyst'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Works between business and technology teams, finding out what people need and shaping ICT solutions that meet it.',
    tasks: [
      'Run workshops and interviews with stakeholders',
      'Model current and future processes',
      'Write requirements, user stories and acceptance criteria',
      'Compare options, costs and benefits',
      'Support design, testing and release decisions',
      'Manage change requests and traceability',
    ],
    evidence: [
      'Requirements document, process model or backlog you produced',
      'Example of an ICT change traced from need to benefit',
      'Reference letter describing analysis duties and the systems involved',
    ],
    near: [
      {
        authority: 'acs',
        code: '261112',
        difference:
          'Interviews, process maps and benefits belong to the business side. Interfaces, data models and technical specifications belong to the systems analyst.',
      },
      {
        authority: 'acs',
        code: '135112',
        difference:
          'An analyst traces each need through to the finished change. A project manager traces money, dates and risks, and reports them to a steering group.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Your documents end where the code begins. If you also write and maintain the programs, that mixed role has its own name: analyst programmer.',
      },
    ],
    osca: [
      { code: '223431', title: 'Enterprise Architect', partial: true },
      { code: '273231', title: 'Cloud Architect', partial: true },
      { code: '273232', title: 'ICT Business Analyst', partial: true },
      { code: '273233', title: 'Solution Architect', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261112',
    title: 'Systems Analyst',
    authority: 'acs',
    unitGroup: { code: '2611', title: 'ICT Business and Systems Analysts' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Studies how information systems should work, then specifies the structures, interfaces and logic that developers build.',
    tasks: [
      'Analyse existing systems and data flows',
      'Write functional and technical specifications',
      'Model data, interfaces and business rules',
      'Recommend packaged, custom or hybrid options',
      'Guide developers and review solutions',
      'Plan integration, testing and migration',
    ],
    evidence: [
      'System specification with diagrams you authored',
      'Integration or migration project and your design decisions',
      'Reference letter covering the analysis and design share of your work',
    ],
    special: `Systems Analyst and [ICT Business Analyst 261111](/anzsco/acsanzsco/ict-business-analyst-261111) share unit group, skill level and visa lists. No list decides between them. What your files contain does: requirements agreed with the business, or specifications that developers built from.`,
    near: [
      {
        authority: 'acs',
        code: '261111',
        difference:
          'You start from how the present system works inside. The business analyst starts from what people and departments say they need.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Specifying the logic and handing it over is systems analysis. Specifying it and then coding it yourself is analyst programming.',
      },
      {
        authority: 'acs',
        code: '261313',
        difference:
          'Both draw interfaces and data models. The analyst compares packages and plans integration; the engineer fixes the architecture, writes production code and sets standards.',
      },
    ],
    osca: [
      { code: '273233', title: 'Solution Architect', partial: true },
      { code: '273234', title: 'Systems Analyst', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
