import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233511',
    title: 'Industrial Engineer',
    authority: 'ea',
    unitGroup: { code: '2335', title: 'Industrial, Mechanical and Production Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Engineering Assurance Engineer', 'Integrated Logistics Support Engineer', 'Process Engineer (Industrial)'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Studies how people, machines, materials and information work together, then redesigns operations to be safer, faster and less wasteful.',
    tasks: [
      'Map processes and time studies across a site',
      'Model layouts, capacity and material flow',
      'Apply lean, quality and statistical methods',
      'Set work methods, standards and performance measures',
      'Build business cases for automation or new equipment',
      'Lead improvement teams and confirm gains',
    ],
    evidence: [
      'Process improvement project with baseline data, analysis and verified savings',
      'Facility layout, simulation or capacity study you developed',
      'Quality or ergonomics intervention and the results that followed',
    ],
    near: [
      {
        authority: 'ea',
        code: '233513',
        difference:
          'The industrial engineer redesigns how people and material move, often without touching a machine. The plant engineer changes the machines: drives, controls, maintenance and spares.',
      },
      {
        authority: 'iml',
        code: '133611',
        difference:
          'Both shorten lead times. Time studies, simulation and layout drawings show engineering; warehouse teams, carrier contracts and a freight budget show a manager.',
      },
      {
        authority: 'ea',
        code: '233999',
        difference:
          'Quality and ergonomics within a production system remain here. A job devoted to hazard analysis, or to designing the product itself, is named under 233999.',
      },
    ],
    osca: [{ code: '243531', title: 'Industrial Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233512',
    title: 'Mechanical Engineer',
    authority: 'ea',
    unitGroup: { code: '2335', title: 'Industrial, Mechanical and Production Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Airconditioning Engineer', 'Building Services Engineer', 'Heating and Ventilation Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Designs, analyses and maintains machines, thermal systems and mechanical plant so that they run reliably, safely and efficiently.',
    tasks: [
      'Develop concepts and detailed designs in 3D CAD',
      'Calculate stress, fatigue, heat transfer and fluid flow',
      'Choose materials, bearings, drives and manufacturing methods',
      'Plan prototype tests and interpret results',
      'Oversee fabrication, installation and commissioning',
      'Improve maintenance strategy and equipment reliability',
    ],
    evidence: [
      'Machine, HVAC or plant design with your calculations, models and drawings',
      'Test or simulation study with a clear engineering decision at the end',
      'Installation or reliability project showing your technical responsibility',
    ],
    near: [
      {
        authority: 'ea',
        code: '233513',
        difference:
          'Designing a pump, chiller or gearbox, with stress and heat calculations, is mechanical. Owning the performance of an existing line, shift after shift, is plant work.',
      },
      {
        authority: 'ea',
        code: '233999',
        difference:
          'Mechatronics has no code of its own and sits in 233999. That code matters when motion control, sensors and software weigh as much as the mechanism.',
      },
      {
        authority: 'ea',
        code: '312511',
        difference:
          'A 3D model proves little about the role. Fatigue, flow or sizing calculations of your own mark the engineer; tolerances and bills of materials mark the draftsperson.',
      },
    ],
    osca: [{ code: '243532', title: 'Mechanical Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233513',
    title: 'Production or Plant Engineer',
    authority: 'ea',
    unitGroup: { code: '2335', title: 'Industrial, Mechanical and Production Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Automation and Control Engineer', 'Maintenance Engineer (Shipbuilding)'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Keeps manufacturing and process plants productive by engineering their equipment, automation, maintenance and day-to-day performance.',
    tasks: [
      'Plan equipment upgrades and shutdown work',
      'Set maintenance strategies and spare-parts policy',
      'Program or specify control and automation changes',
      'Track downtime, throughput and yield',
      'Lead root-cause analysis of breakdowns',
      'Manage contractors and site safety permits',
    ],
    evidence: [
      'Plant upgrade or line installation you engineered and commissioned',
      'Reliability or downtime analysis with corrective actions and results',
      'Shutdown plan, work scope or control change prepared by you',
    ],
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Maintenance strategy, downtime records and shutdown scopes belong here. New machine design, prototype tests and thermal calculations lead to mechanical.',
      },
      {
        authority: 'ea',
        code: '233511',
        difference:
          'Your subject is the equipment: why it stopped, and what will keep it running. An industrial engineer’s subject is the method: why the work takes so long.',
      },
      {
        authority: 'ea',
        code: '312999',
        difference:
          'A plant engineer specifies the control change and accepts the risk. An automation technician, named under 312999, installs, adjusts and tests it on the floor.',
      },
    ],
    osca: [{ code: '243533', title: 'Production or Plant Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/ea-application'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
