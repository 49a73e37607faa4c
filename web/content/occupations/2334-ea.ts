import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233411',
    title: 'Electronics Engineer',
    authority: 'ea',
    unitGroup: { code: '2334', title: 'Electronics Engineers' },
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
      'Creates electronic circuits, devices and embedded systems for communication, control, instrumentation, defence and consumer products.',
    tasks: [
      'Define hardware requirements and system architecture',
      'Design analogue, digital or radio-frequency circuits',
      'Lay out printed circuit boards and select components',
      'Write firmware and interface sensors and actuators',
      'Prototype, measure and debug against specification',
      'Prepare products for certification and manufacture',
    ],
    evidence: [
      'Circuit or embedded project with schematics, board layouts and test results',
      'Verification or compliance testing you planned and carried out',
      'Redesign that cut cost, noise, power or failure rate, with measured data',
    ],
    near: [
      {
        authority: 'ea',
        code: '233311',
        difference:
          'Power level is a fair first test. Amplifiers, radio modules and instrument boards belong here; switchboards, transformers and building wiring belong to electrical.',
      },
      {
        authority: 'ea',
        code: '263311',
        difference:
          'A radio that you design as a product, from schematic to certification, is electronics. A radio link planned between sites, with antennas, spectrum and coverage, is telecommunications.',
      },
      {
        authority: 'acs',
        code: '261313',
        difference:
          'Firmware tied to a board of your own design supports electronics. Software that would run the same on any hardware leads to the ACS code.',
      },
      {
        authority: 'ea',
        code: '312411',
        difference:
          'Choosing the parts and proving the circuit on the bench is engineering. Laying out the board and its documents from a finished circuit is drafting.',
      },
    ],
    osca: [{ code: '243431', title: 'Electronics Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
