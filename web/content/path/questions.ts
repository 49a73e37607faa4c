import type { AnswerOf, FixedQuestion } from '#domain/path/decisionTable.ts'
import type { PathQuestion } from '../schema/path.ts'

const unsure = 'I don’t know'

type Words<Question extends FixedQuestion> = Omit<PathQuestion, 'answers'> & {
  answers: Record<AnswerOf<Question>, PathQuestion['answers'][string]>
}

const occupation = {
  short: 'Occupation',
  note: 'A listed qualification covers the occupation in its title. For another engineering occupation, Engineers Australia asks for a CDR.',
  answers: {
    same: 'Yes, that occupation',
    other: 'No, another engineering occupation',
    manager: 'No, Engineering Manager',
    unsure,
  },
}

const listing = {
  short: 'Listing',
  note: 'The program must be listed with full accreditation for your years. Provisional accreditation does not count.',
  answers: {
    full: 'Full accreditation, and my years are inside the period',
    provisional: 'Provisional accreditation only',
    'not-listed': 'The program is not on it, or not for my years',
    unsure,
  },
}

/** The words of each question of the decision table. Answers are in the order in which they are shown. */
export const questionWords: { [Question in FixedQuestion]: Words<Question> } = {
  work: {
    question: 'What work do you do?',
    short: 'Work',
    note: 'Your occupation decides which authority assesses you. Your duties count, not the title on your card.',
    answers: {
      engineering: { label: 'Engineering', detail: 'You design, analyse, draft or look after engineered things' },
      it: { label: 'IT', detail: 'Software, data, networks, cyber security' },
      management: { label: 'Management', detail: 'You lead managers, a function or operations' },
      'engineering-manager': { label: 'Engineering management', detail: 'Code 133211, which two authorities assess' },
      other: { label: 'Something else', detail: 'Technician, help desk, another kind of manager, another field' },
      unsure,
    },
  },
  'engineers-australia': {
    question: 'Which engineering qualification do you rely on?',
    short: 'Qualification',
    note: 'Engineers Australia calls the qualification the main factor in choosing a pathway.',
    answers: {
      australian: 'An Australian qualification',
      'four-years': { label: 'A degree of about four years, from another country', detail: 'Bachelor of engineering or technology' },
      'three-years': 'An engineering technology degree of about three years, from another country',
      'two-years': 'An advanced diploma or associate degree of about two years, from another country',
      french: {
        label: 'A French engineering qualification',
        detail: 'Recognised by the CTI, the French commission for engineering titles',
      },
      several: 'Several that belong together',
      unsure: 'None of these, or I don’t know',
    },
  },
  'engineers-australia/australian-qualification': {
    question: 'What does Engineers Australia’s list say about your program?',
    short: 'Accreditation',
    note: 'The program must be on the accredited list, and you must have started in or after the year it was accredited.',
    answers: {
      listed: 'Full accreditation, and I started in or after the listed year',
      provisional: 'Provisional accreditation only',
      'degree-not-listed': 'A degree that is not on it, or not for my years',
      'diploma-not-listed': 'An advanced diploma or associate degree that is not on it',
      unsure,
    },
  },
  'engineers-australia/australian-qualification/occupation': {
    question: 'Do you want the occupation that your Australian qualification names?',
    ...occupation,
  },
  'engineers-australia/four-year-degree/listing': { question: 'What does the national list say about your four-year degree?', ...listing },
  'engineers-australia/four-year-degree/india/listing': {
    question: 'What does the NBA’s list say about your Indian degree?',
    short: listing.short,
    note: 'India’s membership covers Tier 1 programs of the National Board of Accreditation (NBA) only, and only for the listed years.',
    answers: {
      'tier-1': 'Tier 1, full accreditation, and my years are inside the period',
      'tier-2': 'Tier 2',
      provisional: listing.answers.provisional,
      'not-listed': listing.answers['not-listed'],
      unsure,
    },
  },
  'engineers-australia/technology-degree/listing': {
    question: 'What does the national list say about your technology degree?',
    ...listing,
  },
  'engineers-australia/two-year-award/listing': { question: 'What does the national list say about your two-year award?', ...listing },
  'engineers-australia/four-year-degree/occupation': {
    question: 'Do you want the occupation that your four-year degree names?',
    ...occupation,
  },
  'engineers-australia/technology-degree/occupation': {
    question: 'Do you want the occupation that your technology degree names?',
    ...occupation,
  },
  'engineers-australia/two-year-award/occupation': {
    question: 'Do you want the occupation that your two-year award names?',
    ...occupation,
  },

  'australian-computer-society': {
    question: 'Where did you get your degree or diploma?',
    short: 'Qualification',
    note: 'The Australian Computer Society (ACS) has one pathway for Australian degrees and others for degrees from elsewhere, or none.',
    answers: {
      australian: { label: 'In Australia', detail: 'Bachelor or higher' },
      elsewhere: { label: 'In another country, or an Australian diploma', detail: 'Also an Australian associate degree' },
      none: 'I have none',
      unsure,
    },
  },
  'australian-computer-society/australian-degree': {
    question: 'How much of your Australian degree is IT or data science?',
    short: 'IT content',
    note: 'An IT major is at least 33 per cent of a three-year bachelor, 50 of a two-year postgraduate degree, 67 of one with twelve subjects.',
    answers: {
      major: 'A major',
      minor: 'An IT minor, but no major',
      none: 'Too little IT to count, or another field',
      unsure,
    },
  },
  'australian-computer-society/data-occupation': {
    question: 'Is it for a data occupation, with a degree in mathematics, statistics or engineering?',
    short: 'Data',
    note: 'Data Analyst 224114, Data Scientist 224115 and 224999 have a table of their own, in which these degrees count.',
    answers: {
      yes: { label: 'Yes, both', detail: 'One of the three codes, and one of these majors' },
      no: 'No, another occupation or another degree',
      unsure,
    },
  },
  'australian-computer-society/australian-degree/work': {
    question: 'What do you have on top of your Australian IT degree?',
    short: 'Experience',
    note: 'Post Australian Study asks for 365 days of relevant work in Australia, or the ACS Professional Year.',
    answers: {
      'year-in-australia': '365 days or more of relevant IT work in Australia',
      'professional-year': 'The ACS Professional Year',
      'two-years-elsewhere': 'Neither, but two years or more of relevant IT work',
      'none-yet': 'None of these yet',
      unsure,
    },
  },
  'australian-computer-society/qualification': {
    question: 'How much of your degree or diploma is IT?',
    short: 'IT content',
    note: 'A diploma is an IT major with one academic year of IT. More IT content meant fewer years in the published table.',
    answers: {
      'degree-major': { label: 'A degree with an IT major', detail: 'At least 33 per cent of a three-year bachelor' },
      'degree-minor': 'A degree with an IT minor, but no major',
      diploma: 'A diploma, advanced diploma or associate degree with an IT major',
      none: 'It is in another field, or has too little IT to count',
      unsure,
    },
  },
  'australian-computer-society/it-major': {
    question: 'How many years of relevant IT work, with your IT major?',
    short: 'Experience',
    note: 'Paid work of at least 20 hours a week, at the depth of the occupation. The ACS uses the first years to call you skilled.',
    answers: { four: 'Four years or more', two: 'Two years, but under four', fewer: 'Under two years', unsure },
  },
  'australian-computer-society/it-minor': {
    question: 'How many years of relevant IT work, with your IT minor or diploma?',
    short: 'Experience',
    note: 'Paid work of at least 20 hours a week, at the depth of the occupation. The published table asked for five or six years.',
    answers: { six: 'Six years or more', five: 'Five years, but under six', fewer: 'Under five years', unsure },
  },
  'australian-computer-society/experience': {
    question: 'How many years of relevant IT work, without an IT qualification?',
    short: 'Experience',
    note: 'Recognition of Prior Learning asks for six years at 20 hours a week, and a latest role that is recent.',
    answers: {
      'six-recent': 'Six years or more, and my latest IT role is current or ended within two years',
      'six-ended': 'Six years or more, but my latest IT role ended over two years ago',
      fewer: 'Under six years',
      unsure,
    },
  },
  'australian-computer-society/projects': {
    question: 'Do you have two projects of your own inside the RPL windows?',
    short: 'Projects',
    note: 'One is completed in the last two years, the other comes from the last four. You write both reports yourself.',
    answers: {
      both: { label: 'Yes, both', detail: 'Where work has no projects, its challenges can be described' },
      missing: 'One or both are missing',
      unsure,
    },
  },

  'managers-and-leaders': {
    question: 'Where are you in your organisation?',
    short: 'Level',
    note: 'The Institute of Managers and Leaders (IML) assesses senior managers only. Your place in the chart counts, not the title.',
    answers: {
      senior: 'I lead managers, or a whole function',
      team: 'I lead a team, a shift or one site',
      operations: 'I run operations or production',
      unsure,
    },
  },
  'managers-and-leaders/charts': {
    question: 'Can you show charts up to the chief executive and down to your staff?',
    short: 'Charts',
    note: 'IML’s document list asks for organisation charts upward and downward. They show rank at a glance.',
    answers: { yes: 'Yes, or my employer can make them', no: 'No', unsure },
  },
  'managers-and-leaders/occupation': {
    question: 'Which of IML’s nine occupations is your work?',
    short: 'Occupation',
    note: 'Each application covers one occupation, and the reported criteria differ between them.',
    answers: {
      'chief-executive': 'Chief Executive or Managing Director',
      'corporate-general-manager': 'Corporate General Manager',
      'sales-and-marketing': 'Sales and Marketing Manager',
      advertising: 'Advertising Manager',
      'public-relations': 'Public Relations Manager',
      'human-resources': 'Human Resource Manager',
      engineering: 'Engineering Manager',
      'supply-and-distribution': 'Supply and Distribution Manager',
      procurement: 'Procurement Manager',
      none: 'None of the nine',
      unsure,
    },
  },

  'engineering-manager': {
    question: 'What can you show today, as an engineering manager?',
    short: 'Evidence',
    note: 'The instruments name Engineers Australia or IML for 133211. The two ask for different things.',
    answers: {
      degree: 'A bachelor’s degree in engineering or a related field, and relevant experience',
      charts: 'A senior role in organisation charts',
      both: 'Both',
      neither: 'Neither yet',
      unsure,
    },
  },

  'another-authority': {
    question: 'Which of these is closest to your work?',
    short: 'Field',
    note: 'Other bodies assess these occupations. We tell you where to look, and leave those applications to you.',
    answers: {
      operations: 'I run operations or production',
      technician: 'Engineering or telecommunications technician',
      'it-support': 'Help desk, IT sales or web design',
      manager: 'A manager in another field',
      other: 'Another profession or a trade',
      unsure,
    },
  },
}
