import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '312511',
    title: 'Mechanical Engineering Draftsperson',
    authority: 'ea',
    unitGroup: { code: '3125', title: 'Mechanical Engineering Draftspersons and Technicians' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [
      'Airconditioning Drafting Officer',
      'Heating and Ventilating Technical Officer',
      'Tool Design Draftsperson',
      'Tool Designer',
    ],
    labelVariants: [],
    lists: ['ROL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Develops detailed drawings and 3D models of machines, tooling, ductwork and mechanical plant for fabrication and installation.',
    tasks: [
      'Model parts and assemblies in 3D CAD',
      'Dimension, tolerance and annotate manufacturing drawings',
      'Detail ductwork, piping or structural supports',
      'Prepare bills of materials and fabrication notes',
      'Measure existing plant and produce as-built records',
      'Liaise with workshops on fit and assembly',
    ],
    evidence: [
      'Mechanical drawing package with assemblies, tolerances and parts lists',
      'HVAC, piping or tooling layout you developed for fabrication',
      'Site measure-up and the drawings that came from it',
    ],
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Both open the same CAD program. Drafting shows in tolerances, fits and fabrication sheets; engineering shows in the stress, heat or flow result that set the size.',
      },
      {
        authority: 'ea',
        code: '312211',
        difference:
          'Machines, tooling and ductwork are drawn here. Ground levels, reinforcement and sewer lines are drawn under the civil code.',
      },
      {
        authority: 'ea',
        code: '312999',
        difference:
          'Time spent on drawings decides this pair. A person who mostly installs, measures or adjusts equipment, and draws a little, is nearer to 312999.',
      },
    ],
    osca: [{ code: '313933', title: 'Mechanical Engineering Draftsperson', partial: false }],
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
