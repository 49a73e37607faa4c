import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233611',
    title: 'Mining Engineer (excluding Petroleum)',
    authority: 'ea',
    unitGroup: { code: '2336', title: 'Mining Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Process Engineer (Mining)'],
    labelVariants: ['Mining Engineer'],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Plans and directs the technical side of mines so that minerals are extracted safely, economically and with the ground and environment under control.',
    tasks: [
      'Prepare mine designs, schedules and reserves estimates',
      'Design blasts, ventilation and ground support',
      'Select and allocate mining equipment',
      'Monitor production, dilution and cost',
      'Apply statutory safety and risk controls',
      'Plan tailings, water and closure works',
    ],
    evidence: [
      'Open-pit or underground design with schedules and your supporting calculations',
      'Blast, ventilation or ground-control study with field results',
      'Production improvement or risk assessment you led on site',
    ],
    near: [
      {
        authority: 'ea',
        code: '233612',
        difference:
          'Solid ore from a pit or an underground mine belongs here. Oil and gas through a well is petroleum, which the title of this code leaves out on purpose.',
      },
      {
        authority: 'ea',
        code: '233212',
        difference:
          'Ventilation, blasting and haulage beside ground control keep a file here. Ground control alone, for roads or dams as well as mines, is geotechnical.',
      },
      {
        authority: 'ea',
        code: '233111',
        difference:
          'Crushing, flotation and leaching at a mine match the process engineer named under mining. The same chemistry in a refinery or a fertiliser works belongs to chemical engineering.',
      },
    ],
    osca: [{ code: '243631', title: 'Mining Engineer (excluding Petroleum)', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/cpd-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233612',
    title: 'Petroleum Engineer',
    authority: 'ea',
    unitGroup: { code: '2336', title: 'Mining Engineers' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Mud Engineer', 'Petrophysical Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Works out how to drill, complete and produce oil and gas reservoirs while protecting people, wells and the surrounding environment.',
    tasks: [
      'Evaluate reservoir data and forecast production',
      'Design wells, casing strings and completions',
      'Prepare drilling programs and cost estimates',
      'Monitor well integrity, pressure and flow',
      'Recommend stimulation, lift or workover options',
      'Plan safe abandonment of ageing wells',
    ],
    evidence: [
      'Well or completion design with your casing, hydraulics or cementing calculations',
      'Reservoir or production study with data, model and recommendation',
      'Field operation report showing decisions you made on the rig or facility',
    ],
    near: [
      {
        authority: 'ea',
        code: '233611',
        difference:
          'Reservoir pressure, casing strings and well completions are found only here. Mine schedules, blast patterns and haul trucks are found only there.',
      },
      {
        authority: 'ea',
        code: '233111',
        difference:
          'The well and the reservoir are the centre of this code. Separators, gas treatment and the refinery call for balances and equipment sizing, which is chemical.',
      },
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Rig pumps, compressors and pipe stress, taken alone, are mechanical subjects. They support a petroleum file only beside reservoir, drilling or production decisions of your own.',
      },
    ],
    osca: [{ code: '243632', title: 'Petroleum Engineer', partial: false }],
    services: [
      '/services/cdr-writing',
      '/services/career-episode-writing',
      '/services/exp-assessment',
      '/services/cdr-review-proofreading',
    ],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
