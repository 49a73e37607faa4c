import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233111',
    title: 'Chemical Engineer',
    authority: 'ea',
    unitGroup: { code: '2331', title: 'Chemical and Materials Engineers' },
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
      'Develops and improves processes that turn raw materials into fuels, chemicals, foods, medicines or treated water, from laboratory idea through to a running plant.',
    tasks: [
      'Prepare process flow diagrams and mass and energy balances',
      'Select and size reactors, columns, exchangers and pumps',
      'Simulate operating conditions and test alternative layouts',
      'Lead or contribute to hazard studies and relief-system checks',
      'Commission units and tune them for yield, energy use and emissions',
      'Investigate off-specification product and process upsets',
    ],
    evidence: [
      'Process design project with your own balances, sizing calculations and equipment data sheets',
      'Plant trial, debottlenecking or commissioning report showing before-and-after performance',
      'Hazard study or process safety action you were personally responsible for',
    ],
    near: [
      {
        authority: 'ea',
        code: '233513',
        difference:
          'Working out the reaction, the balances and the size of a column is chemical engineering. Keeping the built plant running, with spare parts, shutdowns and downtime figures, is plant engineering.',
      },
      {
        authority: 'ea',
        code: '233112',
        difference:
          'Here the question is how a substance is made or separated. For a materials engineer the question is how a solid part bears load, heat or wear.',
      },
      {
        authority: 'ea',
        code: '233915',
        difference:
          'Treatment units that serve the product, or the plant’s own steam and solvents, fit here. Work led by discharge licences, polluted ground or receiving waters fits the environmental code.',
      },
    ],
    osca: [{ code: '243131', title: 'Chemical Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233112',
    title: 'Materials Engineer',
    authority: 'ea',
    unitGroup: { code: '2331', title: 'Chemical and Materials Engineers' },
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
      'Studies how metals, polymers, ceramics and composites behave, then chooses, develops or treats them so that products and structures last in service.',
    tasks: [
      'Recommend materials and coatings for a given load, temperature and environment',
      'Plan mechanical, chemical and microstructural testing',
      'Set heat-treatment, joining or forming parameters',
      'Examine failed parts and establish the root cause',
      'Write material specifications and acceptance criteria',
      'Support suppliers and production with quality problems',
    ],
    evidence: [
      'Failure investigation with micrographs, test data and your recommendations',
      'Material selection or process development project with comparative test results',
      'Specification or welding procedure you drafted and had approved',
    ],
    near: [
      {
        authority: 'ea',
        code: '233999',
        difference:
          'Testing alloys, heat treatment and failed parts of many kinds stays here. A role given over to corrosion surveys and cathodic protection matches the corrosion engineer named under 233999.',
      },
      {
        authority: 'ea',
        code: '233512',
        difference:
          'The mechanical engineer fixes the shape, speed and fit of a machine part. The materials engineer decides what it is made from and explains why it broke.',
      },
      {
        authority: 'ea',
        code: '233111',
        difference:
          'Polymer, cement or metal work counts here when you study the structure and strength of the result. Reactor yields, flow sheets and heat balances move it to chemical engineering.',
      },
    ],
    osca: [{ code: '243133', title: 'Materials Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
