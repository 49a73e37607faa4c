import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '132311',
    title: 'Human Resource Manager',
    authority: 'iml',
    unitGroup: { code: '1323', title: 'Human Resource Managers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Occupational Health and Safety Manager', 'Training and Development Manager', 'Workplace Relations Manager'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Leads people strategy across an organisation, covering workforce planning, recruitment, workplace relations, development and safety culture.',
    tasks: [
      'Set people policies and workforce plans',
      'Manage HR teams and their budget',
      'Advise executives on structure, culture and change',
      'Lead workplace negotiations and dispute resolution',
      'Oversee recruitment, pay and performance systems',
      'Ensure compliance with employment and safety law',
    ],
    evidence: [
      'HR strategy, policy or enterprise agreement you were accountable for',
      'Organisation chart showing HR managers or specialists under you',
      'Workforce data before and after a change you led',
    ],
    special:
      '**Years of work.** Agents’ accounts of IML’s criteria ask for this with a relevant bachelor or master degree: three years in human resources, two of them as manager. Without one, it is five years, two of them as manager. [All nine occupations](/blogs/iml-for-managers) are in one table. Take today’s figure from IML.',
    near: [
      {
        authority: 'iml',
        code: '111211',
        difference:
          'People policy across all departments is your single function. A general manager directs whole departments, with human resources as one of them.',
      },
      {
        authority: 'acs',
        code: '223211',
        difference:
          'Directing the learning budget and the trainers is a manager’s work here. Standing in the classroom to teach software is the trainer’s.',
      },
      {
        authority: 'iml',
        code: '131114',
        difference:
          'Workplace agreements, disputes and recruitment keep the work here. Writing to media, government and communities in the organisation’s name is public relations.',
      },
    ],
    osca: [
      { code: '111331', title: 'Human Resources Manager', partial: true },
      { code: '111633', title: 'Work Health and Safety Manager', partial: true },
    ],
    services: ['/services/iml-comp-assessment-writing', '/services/iml', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'iml-assessment'],
    checked: '2026-11-21',
  },
]
