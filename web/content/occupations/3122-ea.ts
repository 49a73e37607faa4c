import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '312211',
    title: 'Civil Engineering Draftsperson',
    authority: 'ea',
    unitGroup: { code: '3122', title: 'Civil Engineering Draftspersons and Technicians' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [
      'Civil Engineering Design Draftsperson',
      'Plumbing Engineering Draftsperson',
      'Road Design Draftsperson',
      'Sewage Reticulation Drafting Officer',
      'Structural Engineering Drafting Officer',
    ],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: ['VETASSESS'],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Turns civil and structural engineering concepts into accurate drawings, models and schedules that crews can build from.',
    tasks: [
      'Prepare plans, sections and details in CAD and BIM',
      'Work from survey data and engineers’ mark-ups',
      'Draw road, drainage, pipeline or reinforcement layouts',
      'Calculate quantities and set out information',
      'Check drawings against standards and revise them',
      'Coordinate changes with designers and site teams',
    ],
    evidence: [
      'Set of civil drawings or models you produced, with revision history',
      'Quantity take-off or set-out calculation carried out by you',
      'Example of a drawing clash or constructability issue you resolved',
    ],
    special: `Two authorities are named for this code: Engineers Australia and VETASSESS. Each sets its own criteria. This page describes the Engineers Australia side. For its report, see the [elements of an Engineering Associate](/blogs/technologist-and-associate-elements) and [a draftsperson’s sample](/samples/cdr-sample-engineering-associate).

<!-- until 2026-12-31 -->
A date is close. Engineers Australia has an interim arrangement for people who joined an unaccredited program, or completed it, before 1 September 2024. Its notice says that the arrangement is not available after December 2026. Read [the notice](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/changes-engineering-associate-qualifications) today, then [Do I need a CDR?](/blogs/do-i-need-a-cdr).

<!-- /until -->`,
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'The test is who chose the pipe size on the drawing. Drawing what an engineer calculated is this code; making the calculation is civil engineering.',
      },
      {
        authority: 'ea',
        code: '233214',
        difference:
          'Reinforcement and steel details drawn from marked-up sketches are drafting. Deriving the loads and proving each member is the structural engineer’s work.',
      },
      {
        authority: 'ea',
        code: '312511',
        difference:
          'Roads, drains and concrete outlines are civil drafting. Ducts, plant-room pipework and machine parts are mechanical drafting, even in the same building.',
      },
    ],
    osca: [{ code: '313131', title: 'Civil Engineering Draftsperson', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/ea-application', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'ea-associate-change'],
    checked: '2026-11-21',
  },
]
