import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '224114',
    title: 'Data Analyst',
    authority: 'acs',
    unitGroup: { code: '2241', title: 'Mathematical Science Professionals' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Gathers, checks and explains data so that an organisation can see what is happening and decide what to do next.',
    tasks: [
      'Extract data with SQL and other query tools',
      'Clean, join and validate datasets',
      'Explore trends and test assumptions',
      'Build dashboards and scheduled reports',
      'Explain findings to non-technical readers',
      'Document definitions and data quality issues',
    ],
    evidence: [
      'Dashboard or analysis project with the queries and method you used',
      'Evidence of a business decision that came from your findings',
      'Reference letter naming tools, data sources and analytical duties',
    ],
    special:
      'Data Analyst is a code of ANZSCO 2022. That edition serves the CSOL, for subclass 482 (Core Skills) and subclass 186 (Direct Entry). The lists for subclasses 189, 190 and 491 use the 2013 edition, which has no such code. The ACS has [years of its own for data occupations](/find-your-path/australian-computer-society/general-skills-data).',
    near: [
      {
        authority: 'acs',
        code: '224115',
        difference:
          'Queries, dashboards and explained trends make an analyst’s file. Trained models, validation results and monitoring for drift make a data scientist’s.',
      },
      {
        authority: 'acs',
        code: '262111',
        difference:
          'You read the database to answer business questions. The administrator keeps it running: backups, patches, access and tuning.',
      },
      {
        authority: 'acs',
        code: '261111',
        difference:
          'Your finding is a number with its method behind it. The business analyst’s is a requirement, a process map or a user story.',
      },
    ],
    osca: [{ code: '223231', title: 'Data Analyst', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '224115',
    title: 'Data Scientist',
    authority: 'acs',
    unitGroup: { code: '2241', title: 'Mathematical Science Professionals' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Builds statistical and machine learning models that find patterns in large or complex data and put those insights to work.',
    tasks: [
      'Frame business questions as modelling problems',
      'Prepare features and training data',
      'Train, compare and validate models',
      'Deploy models and watch for drift',
      'Assess bias, privacy and explainability',
      'Present results and limits to decision makers',
    ],
    evidence: [
      'Modelling project with code, evaluation metrics and outcome',
      'Deployment or experiment record showing your contribution',
      'Degree or course units in statistics, computing or machine learning',
    ],
    special:
      'ANZSCO 2022 gives data scientists this code, and the CSOL uses it. The points-tested lists rest on the 2013 edition, where it is missing. There, the ACS assesses data scientists under [224999](/anzsco/acsanzsco/information-and-organisation-professionals-nec-224999). The ACS has [years of its own for data occupations](/find-your-path/australian-computer-society/general-skills-data).',
    near: [
      {
        authority: 'acs',
        code: '224114',
        difference:
          'Prediction is the sign of this code: features, algorithms, error rates. A description of what already happened, in reports and charts, is data analysis.',
      },
      {
        authority: 'acs',
        code: '224999',
        difference:
          'The model building is the same under both codes; the edition differs. This one comes from ANZSCO 2022 and is on the CSOL, while 224999 is on the STSOL.',
      },
      {
        authority: 'acs',
        code: '261313',
        difference:
          'You prove with data that the model is right. The software engineer proves that the system around it scales, stays secure and can be maintained.',
      },
    ],
    osca: [{ code: '223234', title: 'Data Scientist', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
]
