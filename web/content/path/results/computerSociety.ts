import type { PathResult } from '../../schema/path.ts'

const letters = { service: 'acs-review', group: 'letters' }
const rplForm = { service: 'rpl-writing', group: 'rule-read' }

/** Work alone, where a degree is not assessed or not settled yet. */
const work = {
  heading: 'For the work',
  items: [
    { id: 'work-letters', text: 'A letter from each employer, with every part that the ACS lists' },
    { id: 'work-pay', text: 'Proof of pay for each job, in the form the ACS now lists' },
    { id: 'work-dates', text: 'The same dates in letters, CV and pay records' },
  ],
}

const fileCheckNext = ['/services/acs-review', '/blogs/acs-pathways-compared', '/blogs/acs-reference-letter-checklist']
const rplNext = ['/services/rpl-writing', '/blogs/acs-rpl-in-2026', '/blogs/acs-reference-letter-checklist']

const letterResult = {
  authority: 'acs',
  documents: [letters],
  split: ['acs-review'],
  next: fileCheckNext,
} satisfies Partial<PathResult>

const rplResult = {
  authority: 'acs',
  pathway: 'Recognition of Prior Learning (RPL)',
  documents: [rplForm, work],
  split: ['rpl-writing'],
  next: rplNext,
} satisfies Partial<PathResult>

const OWN_YEARS =
  'The ACS published the table from 2014 to 2023, and an account of its guide of November 2025 repeats the row for a major. Take your figure from the ACS. Data occupations have [years of their own](/find-your-path/australian-computer-society/general-skills-data).'

export const results: Record<string, PathResult> = {
  'australian-computer-society/post-australian-study': {
    ...letterResult,
    pathway: 'Post Australian Study',
    heading: 'Post Australian Study: an Australian IT degree and work or a Professional Year',
    title: 'ACS Post Australian Study pathway',
    description:
      'The ACS pathway for an Australian bachelor or higher with an IT or data science major, plus 365 days of work here or the Professional Year. Rule and documents.',
    lead: 'The ACS describes Post Australian Study for an Australian degree with an IT or data science major, plus a year of relevant work here or its Professional Year.',
    listed: true,
    whoFor: [
      'An Australian bachelor degree or higher with an IT or data science major',
      '365 days of relevant work in Australia, or the ACS Professional Year',
    ],
    notNeeded: 'With one employer, one complete letter and your transcript, you can submit this yourself and may not need us.',
    rule: {
      text: [
        'The degree is a bachelor or higher from Australia. On top come 365 days of relevant work in Australia, or the ACS Professional Year.',
        'Work counts when it is paid, at least 20 hours a week and at the depth of the occupation.',
      ],
      sources: ['acs-pathways', 'acs-qualifications', 'acs-experience'],
    },
  },
  'australian-computer-society/general-skills-it-major': {
    ...letterResult,
    pathway: 'General Skills',
    condition: 'degree with an IT major',
    heading: 'General Skills: a degree with an IT major, and years of work',
    title: 'ACS General Skills with an IT major',
    description:
      'ACS General Skills for a degree with an IT major: the years of the published table. What counts as relevant work, the letters to collect, and the met date.',
    lead: 'The ACS describes General Skills for a recognised tertiary IT qualification with several years of relevant work.',
    listed: true,
    whoFor: [
      'A degree with an IT major, from Australia or another country',
      'Two years of relevant IT work or more; four by some rows of the published table',
    ],
    notNeeded: 'If each employer has signed a complete letter, you can submit this yourself and may not need us.',
    rule: {
      text: [
        'The published table has a row for a bachelor or higher with an IT major. Where degree and occupation are closely related, it takes two years in the last ten, or four at any time. Otherwise it takes four.',
        OWN_YEARS,
      ],
      sources: ['acs-pathways', 'acs-criteria', 'acs-experience'],
    },
  },
  'australian-computer-society/general-skills-it-minor': {
    ...letterResult,
    pathway: 'General Skills',
    condition: 'IT minor or diploma',
    heading: 'General Skills: an IT minor or a diploma, and five years or more',
    title: 'ACS General Skills: IT minor or diploma',
    description:
      'ACS General Skills for a degree with an IT minor, or a diploma with an IT major. Five or six years by the published table, and the letters to collect.',
    lead: 'The ACS describes General Skills for a recognised tertiary IT qualification. With less IT content, the published table takes more years of work.',
    whoFor: [
      'A degree with an IT minor but no major, or a diploma with an IT major',
      'Five years of relevant IT work or more; six by some rows of the published table',
    ],
    notNeeded: 'If each employer has signed a complete letter, you can submit this yourself and may not need us.',
    rule: {
      text: [
        'Where qualification and occupation are closely related, the published table takes five years in the last ten, or six at any time. Where they are not, it takes six years.',
        OWN_YEARS,
      ],
      sources: ['acs-pathways', 'acs-criteria', 'acs-experience'],
    },
  },
  'australian-computer-society/general-skills-data': {
    ...letterResult,
    pathway: 'General Skills',
    condition: 'data occupation',
    heading: 'General Skills for data occupations: four years, or two with a data science major',
    title: 'ACS: data analysts and data scientists',
    description:
      'Data Analyst 224114, Data Scientist 224115 and 224999 at the ACS: which majors count, two or four years of work, and why six-year RPL may not be your pathway.',
    lead: 'The ACS assesses three data occupations. For these, a major in mathematics, statistics or engineering counts as well as one in IT.',
    listed: true,
    whoFor: [
      'Data Analyst 224114, Data Scientist 224115 or Information and Organisation Professionals nec 224999',
      'Data science, ICT, computer science, mathematics, statistics or engineering as the major of a bachelor or higher',
    ],
    notNeeded: 'If each employer has signed a complete letter, you can submit this yourself and may not need us.',
    rule: {
      text: [
        'An account of the ACS guide of November 2025 gives these codes a table of their own. A data science major takes two recent years of relevant work, or four at any time. A major in ICT, computer science, mathematics, statistics or engineering takes four.',
        'For these three codes, then, six-year RPL is for people with none of these majors. Ask the ACS to confirm your row before you pay.',
      ],
      sources: ['acs-data-occupations', 'acs-guide', 'acs-pathways'],
    },
    findOut: [
      'Compare your duties with the [ACS descriptions of the three](https://www.acs.org.au/msa/information-for-applicants/occupations-anzsco-codes/data-science.html).',
      'Find the major that your certificate or transcript names.',
      'Count paid months at 20 hours a week or more, each month once.',
      'With another code such as 261111 or 261313, [answer the questions](/find-your-path) for that code.',
    ],
  },
  'australian-computer-society/general-skills-more-years': {
    ...letterResult,
    pathway: 'General Skills',
    condition: 'fewer years than the published table',
    heading: 'General Skills: fewer years of work than the published table asks for',
    title: 'ACS General Skills: too few years yet',
    description:
      'With an IT degree and fewer years than the ACS table used, what the rule says, how to count months, and which pathway looks at study alone.',
    lead: 'The published table names a smallest number of years for each kind of qualification. If you have fewer, count your months and choose the day you submit.',
    whoFor: ['A degree or diploma with IT in it', 'Fewer years of relevant work than the published table asks for'],
    rule: {
      text: [
        'The table’s smallest figure for an IT major is two years, and for an IT minor or a diploma five. Both are for closely related work in the last ten years.',
        OWN_YEARS,
      ],
      sources: ['acs-criteria', 'acs-experience', 'acs-guide'],
    },
    findOut: [
      'Count paid months at 20 hours a week or more. Where two jobs overlap, count one.',
      'Read today’s figure on the [ACS pathway page](https://www.acs.org.au/msa/assessment-pathway.html), or ask the ACS.',
      'An account of November 2025 names *Qualification Only*, which looks at study alone. Read what it is for before you rely on it.',
      'Collect letters now. They take longest.',
    ],
  },
  'australian-computer-society/qualification-only': {
    ...letterResult,
    pathway: 'Qualification Only, as reported',
    heading: 'An Australian IT degree, with too little work for the other pathways',
    title: 'ACS Qualification Only, as reported',
    description:
      'An Australian IT degree and no relevant work yet: what ACS pathways ask for, and the pathway for study alone that an account of November 2025 names.',
    lead: 'Post Australian Study and General Skills both ask for work or a Professional Year. An account of November 2025 names a pathway that looks at study alone.',
    whoFor: ['An Australian degree with an IT major', 'No year of relevant work and no Professional Year yet'],
    rule: {
      text: [
        'That account calls it *Qualification Only*. It serves entry to a Professional Year, and the vocational stream of one visa.',
        'For that visa it takes an Australian diploma or associate degree, and for a Professional Year an Australian bachelor or higher. Whether a visa accepts it is a question for a registered migration agent or a lawyer.',
      ],
      sources: ['acs-guide', 'acs-pathways'],
    },
    findOut: [
      'Read the pathways on the [ACS page](https://www.acs.org.au/msa/assessment-pathway.html).',
      'Ask the ACS whether Qualification Only is open for your degree.',
      'Keep contracts and pay records of any IT job from the first day. They prove the 365 days later.',
    ],
    documents: [
      {
        heading: 'For the study',
        items: [
          { id: 'degree', text: 'Degree certificate and full transcript, scanned in colour' },
          { id: 'identity', text: 'Identity documents that the portal asks for' },
          { id: 'it-content', text: 'The subjects that are IT, marked on the transcript' },
        ],
      },
    ],
  },
  'australian-computer-society/recognition-of-prior-learning': {
    ...rplResult,
    heading: 'Recognition of Prior Learning: six years of IT work and two projects',
    title: 'ACS RPL: six years and two projects',
    description:
      'The ACS rule for IT people without an IT qualification: six relevant years, a recent role, two projects you write up yourself. Source, documents, who may help.',
    lead: 'The ACS takes long IT experience in place of a relevant degree. We help you plan both reports, their dates and their proof.',
    whoFor: [
      'No relevant tertiary IT qualification',
      'Six years of relevant IT work, in a role that is current or ended within two years',
      'Two projects inside the windows',
    ],
    rule: {
      text: [
        'It asks for six years of relevant, professional work at 20 hours a week or more. Your latest role is current, or ended within two years. One project was completed in the last two years, and the other is from the last four.',
        'A degree in another field is not assessed on this pathway, and does not shorten the six years.',
        'Every word of the two reports has to be yours. The ACS names both writing and editing agencies.',
      ],
      sources: ['acs-rpl', 'acs-rpl-reports'],
    },
  },
  'australian-computer-society/rpl-projects': {
    ...rplResult,
    condition: 'projects still to be found',
    heading: 'Recognition of Prior Learning: find two projects inside the windows',
    title: 'ACS RPL: which projects fit?',
    description:
      'RPL asks for one project from the last two years and one from the last four. How to search your own records, and what to do if your work has no projects.',
    lead: 'RPL asks for two project reports: one completed in the last two years, one from within the last four. Start with your records rather than your memory.',
    whoFor: [
      'Six years of relevant IT work without a relevant tertiary qualification',
      'One or both of the two projects still to be found',
    ],
    rule: {
      text: [
        'We count the windows back from the day you submit. Where work does not come in projects, the form lets you describe the work and its challenges.',
        'Both reports are your own text. An agency may not write or edit them; ask the ACS about planning questions.',
      ],
      sources: ['acs-rpl', 'acs-rpl-reports'],
    },
    findOut: [
      'Write down the day you hope to submit. Subtract two years and four years.',
      'List what you built, changed, moved or repaired between those days, with month and year.',
      'For each, note what you decided yourself and what proof is left: tickets, designs, emails.',
      'Choose two that are clearly inside the windows. If none is, ask the ACS what it accepts.',
    ],
  },
  'australian-computer-society/rpl-latest-role': {
    ...rplResult,
    condition: 'latest role ended over two years ago',
    documents: [work],
    split: undefined,
    heading: 'Recognition of Prior Learning: the latest role is outside the window',
    title: 'ACS RPL: latest role over two years ago',
    description:
      'RPL asks that your latest IT role is current or ended within two years before you submit. What the rule says when it ended earlier, and how to check dates.',
    lead: 'The ACS page asks that the most recent role is active, or ended within two years before you submit. A role that ended earlier does not fit.',
    whoFor: ['Six years of relevant IT work without a relevant tertiary qualification', 'A latest IT role that ended over two years ago'],
    rule: {
      text: [
        'Six years alone are not enough on this pathway: the latest role has to fit as well. A newer relevant role at 20 hours a week may change the answer.',
        'General Skills is for people with a recognised IT qualification, and its years are counted in another way.',
      ],
      sources: ['acs-rpl', 'acs-pathways'],
    },
    findOut: [
      'Write down the last day of your latest IT role, with the proof for it.',
      'Ask whether later work was partly IT. The ACS looks at duties, not at titles.',
      'If you hold any IT qualification, read about [its share of IT](/find-your-path/australian-computer-society/check-it-content).',
      'Ask the ACS before you pay. This is our reading of its page, and the page decides.',
    ],
  },
  'australian-computer-society/rpl-under-six-years': {
    ...rplResult,
    condition: 'under six years',
    documents: [work],
    split: undefined,
    heading: 'Recognition of Prior Learning: under six years of relevant work',
    title: 'ACS RPL: under six years of experience',
    description:
      'RPL asks for six years of relevant IT work. What the ACS rule says of fewer years, which months count, and why an IT diploma deserves a second look.',
    lead: 'RPL asks for six years of relevant, professional IT work. With fewer, the published rule is not met yet.',
    whoFor: ['No relevant tertiary IT qualification', 'Under six years of relevant IT work'],
    notNeeded: 'Until six years are complete you do not need us: count the months and collect letters yourself.',
    rule: {
      text: [
        'A degree in another field does not shorten the six years. Only paid work of 20 hours a week or more counts, at the depth of the occupation.',
        'Any IT qualification deserves a second look: a diploma is an IT major when it contains one academic year of IT.',
      ],
      sources: ['acs-rpl', 'acs-experience', 'acs-qualifications'],
    },
    findOut: [
      'Count the months of each job. Where two overlap, count one.',
      'Work out the month in which six years are complete.',
      'Look through your transcripts for IT subjects, and [count them](/find-your-path/australian-computer-society/check-it-content) if you find a year of them.',
    ],
  },
  'australian-computer-society/check-it-content': {
    ...letterResult,
    pathway: 'Set by your IT content',
    condition: 'IT content still to be counted',
    heading: 'Count the IT in your qualification before you choose an ACS pathway',
    title: 'Is my degree an IT major for the ACS?',
    description:
      'How to count the IT content of a degree or diploma for the ACS. 33 per cent of a bachelor, 50 or 67 of a postgraduate degree, one year of a diploma.',
    lead: 'The share of IT in your qualification decides which ACS pathway and which table row apply. You can count it from the transcript.',
    listed: true,
    whoFor: ['A degree or diploma whose share of IT is not clear'],
    rule: {
      text: [
        'A three-year bachelor is an IT major with at least 33 per cent IT content. A two-year postgraduate degree needs 50 per cent, and an Australian one of twelve subjects 67. A diploma needs one academic year of IT.',
        'Without a relevant tertiary qualification, the ACS describes Recognition of Prior Learning.',
      ],
      sources: ['acs-qualifications', 'acs-pathways'],
    },
    findOut: [
      'Take your transcript and mark each subject that is IT, data science or cyber security.',
      'Add up their credits and divide by those of the whole award. The ACS assesses a longer bachelor as the equivalent of a three-year one, so ask it what share yours then has.',
      'Compare the share with the rule above, and [answer the questions](/find-your-path) with it.',
      'If a subject is doubtful, count once with it and once without. ACS guidelines of December 2019 define an IT minor too; where yours is near a line, the ACS decides.',
    ],
    documents: [
      {
        heading: 'To count first',
        items: [
          { id: 'subjects', text: 'Transcript with every subject and its credits' },
          { id: 'marked', text: 'IT subjects marked, and their share worked out' },
          { id: 'certificate', text: 'Degree or diploma certificate' },
        ],
      },
      letters,
    ],
  },
  'australian-computer-society/check-data-occupation': {
    ...letterResult,
    pathway: 'Set by your occupation and your major',
    condition: 'occupation or major still to be found',
    heading: 'Find your occupation and your major before you choose an ACS pathway',
    title: 'ACS: is mine a data occupation?',
    description:
      'A degree in another field and IT work: when the ACS takes four years for a data occupation, when it asks for six years of RPL, and how to find out which.',
    lead: 'With a degree outside IT, your occupation decides. Three data occupations count some other majors; for every other IT occupation the pathway is RPL.',
    whoFor: ['No relevant tertiary IT qualification', 'An occupation or a major that has not been looked up yet'],
    rule: {
      text: [
        'For Data Analyst 224114, Data Scientist 224115 and 224999, a bachelor or higher with a major in mathematics, statistics or engineering counts. An account of the ACS guide of November 2025 gives it four years of relevant work: [General Skills for data occupations](/find-your-path/australian-computer-society/general-skills-data).',
        'For another code, such as Software Engineer 261313, that degree is not assessed and does not shorten the six years: [Recognition of Prior Learning](/find-your-path/australian-computer-society/recognition-of-prior-learning).',
      ],
      sources: ['acs-data-occupations', 'acs-guide', 'acs-pathways', 'acs-rpl'],
    },
    findOut: [
      'Compare your duties with the [ACS descriptions of the three data occupations](https://www.acs.org.au/msa/information-for-applicants/occupations-anzsco-codes/data-science.html).',
      'If they do not fit, search [the ICT occupations](/anzsco/acsanzsco) for the code that describes your work.',
      'Find the major that your certificate or transcript names.',
      'Count paid months at 20 hours a week or more, each month once: one way asks for four years, the other for six.',
      '[Answer the questions](/find-your-path) with your code and your major.',
    ],
    documents: [work],
    next: ['/blogs/acs-pathways-compared', '/blogs/acs-rpl-in-2026', '/services/rpl-writing'],
  },
  'australian-computer-society/check-experience': {
    ...letterResult,
    pathway: 'Set by your years of work',
    documents: [work],
    condition: 'experience still to be counted',
    heading: 'Count your relevant IT work before you choose an ACS pathway',
    title: 'How the ACS counts IT experience',
    description:
      'Which months the ACS counts as relevant IT work: paid, 20 hours a week, at the depth of the occupation. How to build one timeline and what to collect.',
    lead: 'Years decide between the ACS pathways and within them. Put all your jobs on one timeline first.',
    listed: true,
    whoFor: ['IT work whose relevant months have not been counted yet'],
    rule: {
      text: [
        'The ACS counts paid work of at least 20 hours a week, at the depth of the occupation and with pay that fits. Unpaid internships, work before 18 and thesis research are left out.',
        'Where two jobs overlap, one is counted. Work counts only up to the day you submit.',
      ],
      sources: ['acs-experience', 'acs-references'],
    },
    findOut: [
      'List each job with its first and last day, hours a week and country.',
      'Write three duties for each, in your own words. Cross out jobs that were not IT.',
      'Add the months, each month once.',
      '[Answer the questions](/find-your-path) with the sum.',
    ],
  },
}
