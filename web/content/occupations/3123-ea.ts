import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '312311',
    title: 'Electrical Engineering Draftsperson',
    authority: 'ea',
    unitGroup: { code: '3123', title: 'Electrical Engineering Draftspersons and Technicians' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [
      'Electrical Engineering Design Draftsperson',
      'Electrical Engineering Detail Draftsperson',
      'Electrical Engineering Drafting Officer',
      'Relays Draftsperson',
      'Substation Design Draftsperson',
    ],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Produces the drawings, wiring schedules and models that describe electrical installations, substations and control panels.',
    tasks: [
      'Draft single-line, schematic and wiring diagrams',
      'Lay out switchboards, cable routes and lighting',
      'Prepare cable schedules and equipment lists',
      'Apply drawing standards and wiring rules',
      'Record as-built changes from site',
      'Resolve layout clashes with other trades',
    ],
    evidence: [
      'Electrical drawing package you prepared, including schedules',
      'Panel, substation or services layout developed from engineers’ notes',
      'As-built or clash-resolution work showing your checking process',
    ],
    near: [
      {
        authority: 'ea',
        code: '233311',
        difference:
          'Cable schedules and wiring diagrams built from given ratings belong here. Choosing those ratings, through fault and load studies, is the electrical engineer’s task.',
      },
      {
        authority: 'ea',
        code: '312411',
        difference:
          'Substations, switchboards, lighting and relays are electrical drawings. Printed boards, racks and control electronics are the subject of 312411, which is on fewer lists.',
      },
      {
        authority: 'ea',
        code: '312211',
        difference:
          'Site plans and sections may look alike. Yours carry cable routes and equipment; those of the civil draftsperson carry levels, drains and structure.',
      },
    ],
    osca: [{ code: '313231', title: 'Electrical Engineering Draftsperson', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
