import type { PathResult } from '../../schema/path.ts'

export const results: Record<string, PathResult> = {
  'engineering-manager/engineers-australia': {
    authority: 'ea',
    pathway: 'CDR with relevant skilled employment, as Engineering Manager',
    heading: 'Engineering Manager at Engineers Australia: a CDR with your employment',
    title: 'Engineering Manager: CDR at EA',
    description:
      'Engineers Australia assesses Engineering Manager 133211 by CDR with a mandatory employment assessment. The rule and its source, documents and who does what.',
    lead: 'Engineers Australia assesses Engineering Manager through the CDR pathway only, even with an accredited degree. The employment assessment is part of it.',
    whoFor: [
      'A bachelor’s degree in engineering or a related field, and relevant experience',
      'The occupation Engineering Manager 133211, even with an accredited degree',
    ],
    rule: {
      text: [
        'It expects a bachelor’s degree in engineering, or a comparable qualification in a related field, plus relevant experience. The employment assessment is mandatory here and optional elsewhere. Of the fees below, the one for a CDR with relevant skilled employment is likely yours. Ask before you pay.',
        'A positive result is for migration and brings no automatic membership. The instruments name IML for the same code.',
      ],
      sources: ['ea-categories', 'ea-rsea', 'ea-fees', 'lin-19-051'],
    },
    documents: [
      { service: 'ea-application', group: 'passport' },
      { service: 'ea-application', group: 'episodes' },
      { service: 'exp-assessment', group: 'letter-signed' },
      { service: 'ea-application', group: 'own-email' },
    ],
    split: ['cdr-writing', 'exp-assessment'],
    fees: ['cdr', 'cdrWithEmployment', 'fastTrack'],
    next: ['/services/cdr-writing', '/blogs/engineering-manager-ea-or-iml', '/anzsco/eaanzsco/engineering-manager-133211'],
  },
  'engineering-manager/institute-of-managers-and-leaders': {
    authority: 'iml',
    pathway: 'IML assessment as Engineering Manager',
    heading: 'Engineering Manager at IML: a senior role, shown in charts',
    title: 'Engineering Manager: assessment by IML',
    description:
      'IML assesses Engineering Manager 133211 at senior level; a degree is not mandatory. What it publishes, what agents report, and the documents to prepare.',
    lead: 'IML assesses Engineering Manager among its nine occupations, at senior level only. Experience is essential and a degree is not mandatory.',
    whoFor: ['A senior role that organisation charts show', 'The occupation Engineering Manager 133211, with or without a degree'],
    rule: {
      text: [
        'The instrument for points-tested visas names Engineers Australia or IML for 133211. One application to IML covers one occupation, and it gives no opinion before you apply.',
        'An agent’s copy of IML’s criteria asks for this with an engineering degree: 3 years in engineering work, plus 2 as engineering manager. Without one: 5 years, plus 2. Take today’s figures from IML.',
      ],
      sources: ['iml-faq', 'iml-assessment', 'lin-19-051'],
    },
    documents: [
      { service: 'iml-comp-assessment-writing', group: 'charts' },
      { service: 'iml-comp-assessment-writing', group: 'themes' },
      { service: 'iml', group: 'current-list' },
    ],
    split: ['iml-comp-assessment-writing'],
    next: ['/services/iml-comp-assessment-writing', '/blogs/engineering-manager-ea-or-iml', '/anzsco/imlanzsco/engineering-manager-133211'],
  },
  'engineering-manager/two-authorities': {
    authority: 'two',
    pathway: 'CDR with employment at Engineers Australia, or IML’s assessment',
    heading: 'Engineering Manager: what each of two authorities asks for',
    title: 'Engineering Manager: EA or IML?',
    description:
      'Engineering Manager 133211 can be assessed by Engineers Australia or by IML. What each asks for, side by side, with sources, and where to read more.',
    lead: 'The instruments name Engineers Australia or IML for 133211. We show what each asks for. Which to choose is for you to decide.',
    whoFor: ['The occupation Engineering Manager 133211', 'No decision yet which of the two authorities to ask'],
    rule: {
      text: [
        'Engineers Australia: a CDR with a mandatory employment assessment, and a bachelor’s degree in engineering or a comparable one in a related field, plus relevant experience.',
        'IML: a senior role, shown in charts up to the chief executive and down to your staff. A degree is not mandatory; agents report that it changes how many years you need.',
      ],
      sources: ['lin-19-051', 'ea-categories', 'iml-faq'],
    },
    findOut: [
      'Put your certificate beside Engineers Australia’s [description of the categories](https://www.engineersaustralia.org.au/about-engineering/occupational-categories).',
      'Draw your chart: each level above you, and two below. Compare it with IML’s [questions and answers](https://managersandleaders.com.au/migration-skills-assessment/frequently-asked-questions).',
      'Check the authority on the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) before you pay.',
      'Where a visa depends on the choice, ask a [registered migration agent or a lawyer](/meet-our-agent).',
    ],
    documents: [
      {
        heading: 'For Engineers Australia: CDR with employment',
        items: [
          { id: 'ea-identity', text: 'Passport bio page and photo, and a CV without gaps' },
          { id: 'ea-degree', text: 'Degree certificate and official transcript' },
          { id: 'ea-report', text: 'Three career episodes, a summary statement and a CPD list that I wrote' },
          { id: 'ea-letters', text: 'For each job, a signed letter with at least five duties' },
          { id: 'ea-record', text: 'For each job, a record from outside the employer' },
          { id: 'ea-english', text: 'English evidence, or the reason the guide gives for not needing it' },
        ],
      },
      {
        heading: 'For IML',
        items: [
          { id: 'iml-list', text: 'IML’s current checklist' },
          { id: 'iml-charts', text: 'A dated chart, up and down, for each senior role' },
          { id: 'iml-positions', text: 'Position descriptions for me and those below me' },
          { id: 'iml-statements', text: 'Statements on the three themes that I wrote' },
          { id: 'iml-study', text: 'Each qualification as one PDF, if there is one' },
          { id: 'iml-referees', text: 'Referees who have agreed to be contacted' },
        ],
      },
    ],
    split: ['cdr-writing', 'iml-comp-assessment-writing'],
    fees: ['cdr', 'cdrWithEmployment', 'fastTrack'],
    next: ['/blogs/engineering-manager-ea-or-iml', '/services/cdr-writing', '/services/iml-comp-assessment-writing'],
  },
}
