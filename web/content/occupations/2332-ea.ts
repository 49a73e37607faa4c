import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233211',
    title: 'Civil Engineer',
    authority: 'ea',
    unitGroup: { code: '2332', title: 'Civil Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Hydraulics Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Plans, designs and delivers infrastructure such as roads, bridges, drainage, water supply, ports and buildings, balancing safety, cost, the environment and constructability.',
    tasks: [
      'Carry out site investigations and interpret survey and ground data',
      'Model and design pavements, drainage, pipelines or earthworks',
      'Produce drawings, quantities and technical specifications',
      'Supervise construction and check work against the design',
      'Manage programs, claims and variations with contractors',
      'Seek approvals from councils, utilities and road authorities',
    ],
    evidence: [
      'Infrastructure design project with your calculations, models and drawings',
      'Site engineering record such as inspection reports, test plans and change requests',
      'Technical problem you solved during construction and the standard you applied',
    ],
    near: [
      {
        authority: 'ea',
        code: '233214',
        difference:
          'Roads, drainage, pipelines and earthworks make up a civil file. Member sizes, load paths and reinforcement details as the main output make it structural.',
      },
      {
        authority: 'ea',
        code: '233212',
        difference:
          'A civil engineer takes bearing values from a report and builds on them. A geotechnical engineer planned the boreholes, chose those values and wrote that report.',
      },
      {
        authority: 'ea',
        code: '233215',
        difference:
          'The pavement, levels and kerbs of a road are civil work. Counting vehicles, modelling queues and choosing the signal phases is transport work.',
      },
      {
        authority: 'ea',
        code: '312211',
        difference:
          'Both produce drawings, but the engineer decides sizes and answers for the calculations behind them. The draftsperson turns those decisions into plans, sections and schedules.',
      },
    ],
    osca: [
      { code: '243231', title: 'Civil Engineer', partial: true },
      { code: '243236', title: 'Water Engineer', partial: true },
    ],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233212',
    title: 'Geotechnical Engineer',
    authority: 'ea',
    unitGroup: { code: '2332', title: 'Civil Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Assesses soil, rock and groundwater and turns that knowledge into safe foundations, slopes, tunnels, dams and retaining systems.',
    tasks: [
      'Scope boreholes, test pits and in-situ testing',
      'Log samples and interpret laboratory results',
      'Calculate bearing capacity, settlement and slope stability',
      'Design footings, piles, anchors and retaining walls',
      'Install instruments and review ground movement during works',
      'Prepare geotechnical reports and risk advice',
    ],
    evidence: [
      'Site investigation you planned, with logs, parameters and an interpretive report',
      'Foundation, slope or excavation design supported by your own analysis',
      'Monitoring data and the design change that followed from it',
    ],
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'Look at where your calculations stop. Settlement, slope stability and pile capacity stay here; stormwater, pavements and contract supervision belong with civil.',
      },
      {
        authority: 'ea',
        code: '233611',
        difference:
          'Rock mechanics appears in both. Slopes and tunnels for public works fit here, while ground support set by blasting and an ore schedule fits mining.',
      },
      {
        authority: 'ea',
        code: '233214',
        difference:
          'Everything below the footing is your subject: soil, water and the pile in it. The frame, the slab and the load that arrives there are the structural engineer’s.',
      },
    ],
    osca: [{ code: '243232', title: 'Geotechnical Engineer', partial: false }],
    services: [
      '/services/cdr-writing',
      '/services/career-episode-writing',
      '/services/cdr-review-proofreading',
      '/services/exp-assessment',
    ],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233214',
    title: 'Structural Engineer',
    authority: 'ea',
    unitGroup: { code: '2332', title: 'Civil Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Makes sure buildings, bridges, towers and other structures stay stable, serviceable and economical under every load they are likely to meet.',
    tasks: [
      'Derive gravity, wind, seismic and construction loads',
      'Analyse frames, slabs and connections by hand and by software',
      'Size members and detail reinforcement or steelwork',
      'Check existing structures and design strengthening works',
      'Coordinate with architects, services engineers and fabricators',
      'Inspect work on site and answer technical queries',
    ],
    evidence: [
      'Structural design package with load derivations, analysis output and details you produced',
      'Assessment or retrofit of an existing structure, including site measurements',
      'Design checks against relevant codes with a comparison of alternatives',
    ],
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'Beam, slab and connection design, checked against wind and earthquake loads, is structural. Site supervision of drains, roads and services, with a few walls in between, is civil.',
      },
      {
        authority: 'ea',
        code: '233212',
        difference:
          'If you decide the concrete or the steel, the file is structural. If you decide what strength the ground has, it is geotechnical.',
      },
      {
        authority: 'ea',
        code: '312211',
        difference:
          'Reinforcement drawings alone do not show which role you held. Your own load derivations and analysis models show the engineer; revisions of another person’s mark-ups show the drafting officer.',
      },
    ],
    osca: [{ code: '243234', title: 'Structural Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/cpd-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233215',
    title: 'Transport Engineer',
    authority: 'ea',
    unitGroup: { code: '2332', title: 'Civil Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Shapes how people and goods move by analysing demand and designing safe, efficient road, rail, freight and public transport networks.',
    tasks: [
      'Collect and analyse traffic, travel and crash data',
      'Build traffic or network models and test scenarios',
      'Design intersections, alignments, signals and active transport links',
      'Prepare impact assessments and traffic management plans',
      'Review road safety and recommend treatments',
      'Brief agencies and communities on options',
    ],
    evidence: [
      'Traffic modelling or corridor study with your calibration and option testing',
      'Geometric or signal design with drawings and standards references',
      'Road safety or traffic impact report issued under your responsibility',
    ],
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'Alignment, intersection and signal design that starts from travel demand is transport. Design that starts from ground levels, drainage and pavement thickness is civil.',
      },
      {
        authority: 'ea',
        code: '233311',
        difference:
          'Rail work splits between the two codes. Capacity and track layout studies sit here; interlockings and signalling circuits sit with electrical, which names the railway signalling engineer.',
      },
      {
        authority: 'ea',
        code: '233511',
        difference:
          'Both model flows and delays. Yours are vehicles and passengers on public networks; the industrial engineer’s are parts, operators and forklifts inside one site.',
      },
    ],
    osca: [
      { code: '243231', title: 'Civil Engineer', partial: true },
      { code: '243233', title: 'Rail Engineer', partial: true },
      { code: '243235', title: 'Transport Engineer', partial: true },
    ],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/ea-application'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
