import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '312411',
    title: 'Electronic Engineering Draftsperson',
    authority: 'ea',
    unitGroup: { code: '3124', title: 'Electronic Engineering Draftspersons and Technicians' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: [
      'Communications and Data Systems Drafting Officer',
      'Control Systems Drafting Officer',
      'Electronics Detail Draftsperson',
    ],
    labelVariants: [],
    lists: [],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Prepares circuit, layout and assembly drawings for electronic, communications and control equipment.',
    tasks: [
      'Draw schematics and printed board layouts',
      'Detail enclosures, racks and cable looms',
      'Compile parts lists and assembly notes',
      'Update drawings after testing or redesign',
      'Check tolerances, clearances and labelling',
      'Maintain drawing registers and libraries',
    ],
    evidence: [
      'Electronic drawing set or board layout you completed',
      'Control or communications rack documentation with parts lists',
      'Design revision where your checking picked up an error',
    ],
    special: `We found this code on one list only: the ROL in the instrument for subclass 494. It is not on the lists for subclasses 189, 190 and 491, and it is not on the CSOL.

Take care with the titles. [312311 Electrical Engineering Draftsperson](/anzsco/eaanzsco/electrical-engineering-draftsperson-312311) is a different code and is on other lists.`,
    near: [
      {
        authority: 'ea',
        code: '312311',
        difference:
          'Board layouts, looms and enclosure details place the work here. Power diagrams, panel wiring and substation layouts place it in electrical drafting.',
      },
      {
        authority: 'ea',
        code: '233411',
        difference:
          'Tidying a schematic and laying out its board is drafting. Deciding why that amplifier or filter is there, and testing it, is electronics engineering.',
      },
      {
        authority: 'ea',
        code: '313214',
        difference:
          'Rack and cabling drawings for an exchange are drafting work. Configuring what is in the rack, and testing its lines, is the technical officer’s work.',
      },
    ],
    osca: [{ code: '313937', title: 'Other Draftsperson', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/ea-application'],
    sources: ['lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'lin-19-051', 'lin-24-093'],
    checked: '2026-11-21',
  },
]
