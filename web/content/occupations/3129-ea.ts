import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '312999',
    title: 'Building and Engineering Technicians nec',
    authority: 'ea',
    unitGroup: { code: '3129', title: 'Other Building and Engineering Technicians' },
    skillLevel: 2,
    category: 'Engineering Associate',
    alternativeTitles: [],
    specialisations: ['Automation Technician', 'Biomedical Technician'],
    labelVariants: ['Building and Engineering Technicians NEC'],
    lists: ['ROL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: ['VETASSESS'],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Covers engineering technicians and draftspersons without a code of their own, such as automation, biomedical, corrosion and shipbuilding technical staff.',
    tasks: [
      'Install, test and adjust equipment such as robots, patient monitors or corrosion protection',
      'Carry out inspections and record measurements',
      'Prepare technical drawings, procedures or reports',
      'Fault-find and carry out corrective work',
      'Support engineers during trials and commissioning',
      'Keep calibration and compliance records',
    ],
    evidence: [
      'Job file in your field, with the test or inspection records that you signed',
      'Procedure, drawing or maintenance plan you prepared',
      'Statement of why a more specific technician code does not describe your work',
    ],
    special: `Either Engineers Australia or VETASSESS may assess this code, by different criteria. Here you read about Engineers Australia only.

“Nec” means *not elsewhere classified*. The code gathers engineering technicians without a code of their own. ANZSCO names automation and biomedical technicians as examples. Some named technician codes, such as mechanical or electronic engineering technician, belong to Trades Recognition Australia and are not on this site.`,
    near: [
      {
        authority: 'ea',
        code: '233914',
        difference:
          'Following a test procedure and recording its result is technician work. Writing a new procedure, because a known method had to be adapted, moves towards technologist.',
      },
      {
        authority: 'ea',
        code: '312511',
        difference:
          'Hands-on testing, inspection and fault-finding keep the work here. A file made of part drawings and assemblies is mechanical drafting.',
      },
      {
        authority: 'ea',
        code: '233913',
        difference:
          'The biomedical technician keeps monitors and pumps safe from day to day. The biomedical engineer sets requirements, manages risk, and chooses or designs the device.',
      },
    ],
    osca: [
      { code: '313931', title: 'Biomedical Technician', partial: true },
      { code: '313999', title: 'Engineering Technicians nec', partial: true },
    ],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
