import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233311',
    title: 'Electrical Engineer',
    authority: 'ea',
    unitGroup: { code: '2333', title: 'Electrical Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Electrical Design Engineer', 'Railway Signalling Engineer', 'Signalling and Communications Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Designs and oversees the systems that generate, distribute, control and use electrical power, from substations to building services and industrial drives.',
    tasks: [
      'Perform load flow, fault level and protection studies',
      'Design switchboards, cabling, earthing and lighting',
      'Specify transformers, motors, generators and control gear',
      'Write test plans and supervise commissioning',
      'Check designs for compliance with wiring and grid rules',
      'Diagnose faults and plan reliability improvements',
    ],
    evidence: [
      'Power or building-services design with load schedules, single-line diagrams and calculations',
      'Protection, earthing or power quality study you completed',
      'Commissioning or fault investigation report showing your part in the outcome',
    ],
    near: [
      {
        authority: 'ea',
        code: '233411',
        difference:
          'Substations, motors, earthing and protection settings are electrical. Circuit boards, sensors and firmware are electronic.',
      },
      {
        authority: 'ea',
        code: '233513',
        difference:
          'Designing the supply to a factory, with fault levels and cable sizes, is electrical work. Reprogramming its controllers to raise output matches the automation and control engineer under 233513.',
      },
      {
        authority: 'ea',
        code: '312311',
        difference:
          'The single-line diagram appears in both files. The engineer’s file also contains the load flow, the protection study and the reason for each rating.',
      },
    ],
    osca: [
      { code: '243331', title: 'Electrical Engineer', partial: true },
      { code: '243332', title: 'Rail Signalling Engineer', partial: true },
    ],
    services: ['/services/cdr-writing', '/services/cpd-writing', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
