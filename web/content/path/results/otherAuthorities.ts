import type { PathResult } from '../../schema/path.ts'

const READ_LIST =
  'Search the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) for what you do, not for your title. The list shows the assessing authority for most occupations.'
const READ_AUTHORITY = 'Read that authority’s own page for the code: criteria, documents, fees.'
const ASK_AGENT = 'Where a visa depends on the code, ask a [registered migration agent or a lawyer](/meet-our-agent).'

const documents = [
  {
    heading: 'Useful with any authority',
    items: [
      { id: 'duties', text: 'What I did last month, with hours for each kind of work' },
      { id: 'letters', text: 'Letters from employers with dates, hours and duties' },
      { id: 'pay', text: 'Proof of pay for each job' },
      { id: 'study', text: 'Certificates and transcripts, with translations' },
      { id: 'identity', text: 'Passport, and documents for any change of name' },
    ],
  },
]

const elsewhere = {
  authority: 'other',
  notNeeded: 'You do not need us for this. We prepare no applications to other authorities, and you can apply by yourself.',
  documents,
} satisfies Partial<PathResult>

export const results: Record<string, PathResult> = {
  'another-authority/operations-manager': {
    ...elsewhere,
    pathway: 'VETASSESS in manufacturing; elsewhere your duties decide',
    condition: 'operations manager',
    heading: 'Operations manager: no code of that name, so duties decide',
    title: 'Operations manager: who assesses it?',
    description:
      'There is no general operations manager on the list for points-tested visas. Production Manager 133512 goes to VETASSESS; elsewhere duties decide. With sources.',
    lead: 'The instrument for points-tested visas has no general occupation called Operations Manager. In manufacturing, Production Manager 133512 is assessed by VETASSESS.',
    whoFor: ['A manager who runs operations or production, whatever the field'],
    notNeeded:
      'You can apply to VETASSESS by yourself; we prepare no applications there. We help only where the duties are those of one of IML’s nine, so you may not need us.',
    rule: {
      text: [
        'VETASSESS’ page for 133512 Production Manager (Manufacturing) names *Operations Manager (Production)* among its titles.',
        'In other fields, 133611 Supply and Distribution Manager is with IML; 149212 Customer Service Manager, 149413 Transport Company Manager and 139999 Specialist Managers nec are with VETASSESS. These are examples, not advice.',
      ],
      sources: ['lin-19-051', 'vetassess-production-manager'],
    },
    findOut: [
      'Write down what you decided last month, with hours for each kind of work.',
      READ_LIST,
      'Lead managers, or a whole function such as supply? Then read IML’s [nine occupations](/anzsco/imlanzsco) too.',
      ASK_AGENT,
    ],
    next: [
      '/blogs/operations-manager-anzsco',
      '/anzsco/imlanzsco/supply-and-distribution-manager-133611',
      '/blogs/iml-for-managers',
      '/services/iml-comp-assessment-writing',
    ],
  },
  'another-authority/technicians': {
    ...elsewhere,
    pathway: 'Trades Recognition Australia or VETASSESS, by code',
    condition: 'engineering or telecommunications technician',
    heading: 'Technicians: most codes belong to an authority other than Engineers Australia',
    title: 'Engineering technician: who assesses it?',
    description:
      'Electrical, electronic and mechanical engineering technicians go to TRA, civil engineering technicians to VETASSESS. Which codes Engineers Australia keeps.',
    lead: 'Engineers Australia assesses four draftsperson codes and some telecommunications codes. The instruments name other authorities for most technicians.',
    listed: true,
    whoFor: ['Engineering technicians, draftspersons and telecommunications technicians'],
    rule: {
      text: [
        'The instrument for points-tested visas names Trades Recognition Australia (TRA) for 312312 Electrical and 312512 Mechanical Engineering Technician and 313211 Radiocommunications Technician. It names VETASSESS for 312212 Civil Engineering Technician and 312911 Maintenance Planner.',
        'It names Engineers Australia for the draftsperson codes 312211, 312311 and 312511, then 312999 and three telecommunications codes. For 312211 and 312999 it also names VETASSESS.',
        'Three codes are not in that instrument, only on the Home Affairs list: 312411 with Engineers Australia, 312412 Electronic Engineering Technician with TRA, and 312914 Other Draftsperson with VETASSESS.',
      ],
      sources: ['lin-19-051', 'ha-occupation-list'],
    },
    findOut: [
      READ_LIST,
      READ_AUTHORITY,
      'If your code is one of Engineers Australia’s, [answer the questions](/find-your-path) with *Engineering*.',
    ],
    next: ['/anzsco/eaanzsco', '/anzsco/compare', '/services/pr-points-calculator'],
  },
  'another-authority/it-support-sales-web': {
    ...elsewhere,
    pathway: 'Trades Recognition Australia or VETASSESS, by code',
    condition: 'help desk, IT sales or web design',
    heading: 'Support technicians, IT sales and web design: not with the ACS',
    title: 'IT help desk and web design: who assesses?',
    description:
      'ICT support and hardware technicians go to TRA; ICT sales, multimedia and web designers to VETASSESS. The codes, the source and where to look next.',
    lead: 'For IT support technicians, IT sales, multimedia and web design, the instruments name authorities other than the ACS.',
    listed: true,
    whoFor: ['Help desk and hardware support, IT sales, multimedia and web design'],
    rule: {
      text: [
        'Trades Recognition Australia (TRA): 313111 Hardware Technician, 313112 ICT Customer Support Officer and 313199 ICT Support Technicians nec.',
        'VETASSESS: 225211 to 225213 in ICT sales, 232413 Multimedia Designer and 232414 Web Designer.',
      ],
      sources: ['lin-19-051', 'ha-occupation-list'],
    },
    findOut: [
      'Compare your duties with [ICT occupations](/anzsco/acsanzsco). Programming or administering systems may be a code of the ACS; so may support at an engineer’s level, 263212 ICT Support Engineer.',
      READ_LIST,
      READ_AUTHORITY,
    ],
    next: ['/anzsco/acsanzsco', '/anzsco/compare', '/services/pr-points-calculator'],
  },
  'another-authority/managers': {
    ...elsewhere,
    pathway: 'VETASSESS or a professional body, by code',
    condition: 'manager outside IML’s nine',
    heading: 'Managers outside IML’s nine occupations',
    title: 'Managers whom IML does not assess',
    description:
      'Policy, production, research, construction and finance managers: which authority the instruments name when the occupation is not one of IML’s nine.',
    lead: 'IML assesses nine occupations. The instruments name other authorities for other managers, most often VETASSESS.',
    listed: true,
    whoFor: ['Managers whose occupation is not one of IML’s nine'],
    rule: {
      text: [
        'VETASSESS: 132111, 132411, 132511, 133111, 133112, 133512, 139999 and 149913, and 224711 Management Consultant. 132211 Finance Manager goes to one of the accounting bodies.',
        'Project managers in IT are with the ACS under 135112, and Engineering Manager 133211 is with Engineers Australia or IML.',
      ],
      sources: ['lin-19-051', 'ha-occupation-list'],
    },
    findOut: [READ_LIST, READ_AUTHORITY, ASK_AGENT],
    next: ['/blogs/operations-manager-anzsco', '/anzsco/imlanzsco', '/blogs/iml-for-managers', '/services/pr-points-calculator'],
  },
  'another-authority/other-work': {
    ...elsewhere,
    pathway: 'The authority shown for your code on the Home Affairs list',
    condition: 'another profession or trade',
    heading: 'Another profession or trade: the Home Affairs list names the authority',
    title: 'Who assesses my occupation?',
    description:
      'For work that Engineers Australia, the ACS and IML do not assess: how to find the assessing authority on the Home Affairs list, and what to prepare.',
    lead: 'None of the three authorities we work with assesses this. For most listed codes, the Home Affairs list names the one that does.',
    whoFor: ['A profession or trade outside engineering, IT and senior management'],
    rule: {
      text: [
        'The legislative instruments name an assessing authority for listed occupations. Quantity Surveyor 233213, for example, is with the Australian Institute of Quantity Surveyors (AIQS).',
      ],
      sources: ['lin-19-051', 'ha-occupation-list', 'ha-skills-assessment'],
    },
    findOut: [READ_LIST, READ_AUTHORITY, ASK_AGENT],
    next: ['/services/pr-points-calculator', '/blogs/anzsco-or-osca', '/meet-our-agent'],
  },
  'check-your-work': {
    authority: 'unknown',
    pathway: 'Set by your occupation',
    condition: 'occupation not decided yet',
    heading: 'Not sure what your occupation is: start from last month’s work',
    title: 'Which occupation and authority are mine?',
    description:
      'Not sure which occupation or assessing authority is yours? Four steps from your own duties to a code and its authority, with the lists to search.',
    lead: 'The occupation decides the authority, and duties decide the occupation. You can find it in half an hour, from what you did last month.',
    whoFor: ['Work whose occupation, and so its authority, is not clear'],
    rule: {
      text: [
        'Each occupation has a six-digit ANZSCO code, and the instruments name an authority for each listed one. Up to 22 September 2026, visas, lists and skills assessments use ANZSCO.',
        'We do not choose a code for you. Where a visa depends on it, a registered migration agent or a lawyer may advise.',
      ],
      sources: ['lin-19-051', 'ha-occupation-list', 'abs-anzsco'],
    },
    findOut: [
      'Write down what you did last month, with hours for each kind of work. Leave titles out.',
      'Search the words you used in our lists: [engineering](/anzsco/eaanzsco), [ICT](/anzsco/acsanzsco), [management](/anzsco/imlanzsco). Other titles and common spellings work too.',
      'Read the tasks of the two nearest, and [compare them](/anzsco/compare).',
      'Nothing fits? Search the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list), which covers many more.',
    ],
    documents,
    next: ['/anzsco/eaanzsco', '/anzsco/acsanzsco', '/anzsco/imlanzsco', '/anzsco/compare', '/blogs/anzsco-or-osca'],
  },
}
