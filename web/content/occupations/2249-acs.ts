import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '224999',
    title: 'Information and Organisation Professionals nec',
    authority: 'acs',
    unitGroup: { code: '2249', title: 'Other Information and Organisation Professionals' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Data Scientist'],
    labelVariants: ['Information and Organisation Professionals NEC (Data Scientist)'],
    lists: ['STSOL'],
    list494: 'ROL',
    otherAuthorities: ['VETASSESS'],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'For ACS purposes this code is used only for people working as data scientists; other specialists under the same code go to VETASSESS.',
    tasks: [
      'Apply statistics and machine learning to organisational data',
      'Prepare and govern the data that models depend on',
      'Select, train and test predictive techniques',
      'Turn results into reports, visuals or live services',
      'Review models in use and retrain them when needed',
      'Advise on responsible use of data',
    ],
    evidence: [
      'Data science projects showing method, tools and business effect',
      'Reference letters that describe the models you built and the data behind them',
      'Qualification units covering statistics, programming and data handling',
    ],
    special: `The ACS assesses only data scientists under this code. Everyone else under it goes to VETASSESS. The title does not say so, but the authority depends on your work. A degree in mathematics, statistics or engineering counts here too: see [the years for data occupations](/find-your-path/australian-computer-society/general-skills-data).

The two editions also differ. On the CSOL this code belongs to VETASSESS alone, since ANZSCO 2022 gives data scientists [their own code, 224115](/anzsco/acsanzsco/data-scientist-224115). So this page shows the STSOL, the points-tested list where the ACS is named.`,
    near: [
      {
        authority: 'acs',
        code: '224115',
        difference:
          'No task separates this pair, because both describe a data scientist at work. What separates them is the list: the STSOL here, the CSOL there.',
      },
      {
        authority: 'acs',
        code: '224114',
        difference:
          'The ACS accepts only data science under this code. Dashboards and SQL reports without models describe a data analyst, who has a separate 2022 code.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Code written to train and test a model supports data science. Code written to a user’s specification, with reports and bug fixes, supports analyst programmer.',
      },
    ],
    osca: [
      { code: '223932', title: 'Cost Controller', partial: true },
      { code: '223999', title: 'Information and Organisation Professionals nec', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-24-093'],
    checked: '2026-11-21',
  },
]
