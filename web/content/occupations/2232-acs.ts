import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '223211',
    title: 'ICT Trainer',
    authority: 'acs',
    unitGroup: { code: '2232', title: 'ICT Trainers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)'],
    summary: 'Designs and delivers training that helps people use software, systems and digital tools with confidence.',
    tasks: [
      'Identify training needs before a system change',
      'Write course outlines, guides and exercises',
      'Deliver classroom, online and one-to-one sessions',
      'Set up training environments and sample data',
      'Evaluate learning and update material',
      'Support users after go-live',
    ],
    evidence: [
      'Training materials and course plans you developed for ICT systems',
      'Attendance, assessment or feedback results from your courses',
      'Reference letter confirming the systems taught and hours delivered',
    ],
    special: `This is a code of ANZSCO 2013. In ANZSCO 2022 it no longer exists: ICT trainers are part of 223311 Training and Development Professional. The code is still on the STSOL, because points-tested visas use the 2013 edition. It is not on the CSOL, which uses 2022.

The OSCA correspondence starts from ANZSCO 2022, so it has no row for this code.`,
    near: [
      {
        authority: 'acs',
        code: '263212',
        difference:
          'Teaching groups, with course plans and feedback, is training. Solving one escalated fault at a time, and preventing its return, is support engineering.',
      },
      {
        authority: 'iml',
        code: '132311',
        difference:
          'A trainer prepares and gives the sessions on a system. The training and development manager named under 132311 sets policy, budget and staff for all learning.',
      },
      {
        authority: 'acs',
        code: '261111',
        difference:
          'Both talk to users before a new system arrives. The analyst asks what it must do; the trainer shows people how to use it.',
      },
    ],
    osca: [],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'lin-24-093'],
    checked: '2026-11-21',
  },
]
