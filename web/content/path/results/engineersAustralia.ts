import type { PathResult } from '../../schema/path.ts'
import { until } from '../../until.ts'

const every = { service: 'ea-application', group: 'passport' }
const accredited = { service: 'ea-application', group: 'listing' }
const cdr = { service: 'ea-application', group: 'episodes' }
const beforeLodging = { service: 'ea-application', group: 'own-email' }

const cdrNext = ['/services/cdr-writing', '/blogs/do-i-need-a-cdr', '/samples/cdr-sample-civil-engineer']
const uploadNext = ['/blogs/engineers-australia-application-documents', '/services/ea-application']

const cdrResult = {
  authority: 'ea',
  pathway: 'Competency Demonstration Report (CDR)',
  documents: [every, cdr, beforeLodging],
  split: ['cdr-writing'],
  fees: ['cdr', 'cdrWithEmployment', 'fastTrack'],
  next: cdrNext,
} satisfies Partial<PathResult>

const accordResult = {
  authority: 'ea',
  documents: [every, accredited, beforeLodging],
  fees: ['accord', 'accordWithEmployment', 'fastTrack'],
  next: ['/blogs/accord-status-by-country', ...uploadNext],
} satisfies Partial<PathResult>

const ownCheck = {
  heading: 'To look up first',
  items: [
    { id: 'award', text: 'The exact title of the award, from the certificate' },
    { id: 'campus', text: 'Institution and campus' },
    { id: 'years', text: 'The years I started and finished' },
    { id: 'saved', text: 'The page of the list, saved with the date' },
  ],
}

const alone =
  'Where these conditions are met, you may not need us: you submit online yourself. If files or dates differ, an upload check can help.'

export const results: Record<string, PathResult> = {
  'engineers-australia/australian-accredited': {
    ...accordResult,
    pathway: 'Australian qualification',
    heading: 'Australian qualification: an accredited program, and its own occupation',
    title: 'Accredited Australian engineering degree',
    description:
      'Engineers Australia’s pathway for an accredited Australian engineering qualification: the rule and its source, the documents, and why no CDR is asked for.',
    lead: 'Engineers Australia lets an accredited Australian qualification apply without a CDR, in the occupation it names.',
    listed: true,
    whoFor: [
      'An Australian engineering program with full accreditation on Engineers Australia’s list',
      'Started in or after the year in which its accreditation began',
      'The occupation that the qualification names',
    ],
    notNeeded: alone,
    rule: {
      text: [
        'The program is on Engineers Australia’s accredited list, and you started in or after the year in which its accreditation began. Provisional accreditation, or another occupation, leads to a CDR.',
      ],
      sources: ['ea-msa', 'ea-accreditation'],
    },
    findOut: [
      'Find the program by its full name and campus on the [accreditation page](https://www.engineersaustralia.org.au/about-us/accreditation).',
      'Compare two years. With accreditation from 2018, a start in 2019 fits and one in 2017 does not.',
    ],
    fees: ['australian', 'australianWithEmployment', 'fastTrack'],
    next: ['/blogs/do-i-need-a-cdr', ...uploadNext],
  },
  'engineers-australia/washington-accord': {
    ...accordResult,
    pathway: 'Washington Accord',
    heading: 'Washington Accord pathway: a listed four-year degree',
    title: 'Washington Accord pathway at EA',
    description:
      'What Engineers Australia publishes for a Washington Accord degree: three tests, the category Professional Engineer, the documents and the fees, with sources.',
    lead: 'Engineers Australia’s page describes this pathway for an accredited engineering degree of about four years. Three tests decide, and no career episodes are asked for.',
    listed: true,
    whoFor: [
      'An engineering degree of about four years, from another country in the Washington Accord',
      'Finished in or after the year in which that country became a full signatory',
      'On the national list with full accreditation for the years of study; in India, as NBA Tier 1',
      'The occupation that the degree names',
    ],
    notNeeded: alone,
    rule: {
      text: [
        'Three tests apply, and all three count: the year, the period and full accreditation. The category that goes with this accord is Professional Engineer.',
      ],
      sources: ['ea-msa', 'iea-checker'],
    },
    findOut: [
      'Read when the country joined: [what we found](/blogs/accord-status-by-country), then the [checker](https://www.internationalengineeringalliance.org/for-engineers/qualification-checker).',
      'Find the program itself in the national list. One faculty can teach both kinds.',
    ],
  },
  'engineers-australia/sydney-accord': {
    ...accordResult,
    pathway: 'Sydney Accord',
    heading: 'Sydney Accord pathway: a listed technology degree',
    title: 'Sydney Accord pathway at EA',
    description:
      'What Engineers Australia publishes for a Sydney Accord technology degree: three tests, the category Engineering Technologist, documents and fees, with sources.',
    lead: 'Engineers Australia’s page describes this pathway for an accredited engineering technology degree of about three years. Three tests decide, and no career episodes are asked for.',
    whoFor: [
      'An engineering technology degree of about three years, from another country in the Sydney Accord',
      'Finished in or after the year in which that country became a full signatory',
      'On the national list with full accreditation for the years of study',
      'The occupation that the degree names',
    ],
    notNeeded: alone,
    rule: {
      text: [
        'The three accord tests apply: the joining year, a program accredited for your years, and full accreditation.',
        'The category that goes with the Sydney Accord is Engineering Technologist.',
      ],
      sources: ['ea-msa', 'iea-checker'],
    },
  },
  'engineers-australia/dublin-accord': {
    ...accordResult,
    pathway: 'Dublin Accord',
    heading: 'Dublin Accord pathway: a listed two-year award',
    title: 'Dublin Accord pathway at EA',
    description:
      'What Engineers Australia publishes for a Dublin Accord diploma or associate degree: three tests, the category Engineering Associate, documents and fees.',
    lead: 'Engineers Australia’s page describes this pathway for an accredited advanced diploma or associate degree of about two years. Three tests decide, and no career episodes are asked for.',
    whoFor: [
      'An advanced diploma or associate degree of about two years, from another country in the Dublin Accord',
      'Finished in or after the year in which that country became a full signatory',
      'On the national list with full accreditation for the years of study',
      'The occupation that the award names',
    ],
    notNeeded: alone,
    rule: {
      text: [
        'The three accord tests apply: the joining year, a program accredited for your years, and full accreditation.',
        'The category that goes with the Dublin Accord is Engineering Associate.',
        'An award from the United Kingdom counts where graduation was before 31 December 2024; for all who graduated in 2025 or later it is non-accredited for Engineers Australia.',
      ],
      sources: ['ea-msa', 'ea-accreditation', 'iea-checker'],
    },
  },
  'engineers-australia/french-qualification': {
    ...accordResult,
    pathway: 'Washington Accord',
    condition: 'French qualification',
    heading: 'Washington Accord pathway: a French engineering qualification',
    title: 'French degree at Engineers Australia',
    description:
      'Engineers Australia lets holders of French engineering qualifications apply under the Washington Accord. What its page says, what to check, and the documents.',
    lead: 'The page of Engineers Australia lets holders of French qualifications apply under the Washington Accord. It links to the CTI, which recognises French engineering titles.',
    whoFor: ['A French qualification that the CTI recognises', 'The occupation that the qualification names'],
    notNeeded: 'If Engineers Australia takes your title for your occupation, no career episodes are asked for and you may not need us.',
    rule: {
      text: [
        'The page names French qualifications separately from the accord’s list, and links to the CTI, the French commission for engineering titles.',
        'Check there whether it recognises your title, then ask Engineers Australia before you pay.',
      ],
      sources: ['ea-msa'],
    },
  },
  'engineers-australia/cdr-another-occupation': {
    ...cdrResult,
    condition: 'an occupation other than the one on the qualification',
    heading: 'CDR: an occupation other than the one your accredited qualification names',
    title: 'CDR for another engineering occupation',
    description:
      'An accredited or accord engineering degree, but a different occupation: why Engineers Australia asks for a CDR, with source, documents, fees and our part.',
    lead: 'Engineers Australia sends an accredited qualification to the CDR pathway when the occupation differs from the one in its title.',
    listed: true,
    whoFor: [
      'An accredited engineering qualification, from Australia or under an accord',
      'Another engineering occupation than the one it names',
    ],
    rule: {
      text: [
        'The CDR pathway is for an occupation other than the accredited title. The degree may be accredited in Australia or under an accord.',
        'The three episodes then have to show work in the occupation you name. You choose it; Engineers Australia decides.',
      ],
      sources: ['ea-msa', 'ea-categories'],
    },
    findOut: [
      'Read the tasks of both codes and [compare them](/anzsco/compare). Neighbours such as electrical and electronics share words and differ in what you decide.',
      'Look through your own projects for three that belong to the occupation you want. If they are hard to find, the transcript may not support it either.',
      'Ask whether the occupation that your degree names would serve as well: no episodes are asked for then. For the visa side, ask a registered migration agent or a lawyer.',
    ],
  },
  'engineers-australia/cdr-provisional-accreditation': {
    ...cdrResult,
    condition: 'provisional accreditation',
    heading: 'CDR: the accreditation, or the membership, is provisional',
    title: 'CDR with provisional accreditation',
    description:
      'Provisional accreditation or provisional accord membership does not count for Engineers Australia. The rule with its source, the CDR documents and the fees.',
    lead: 'Engineers Australia counts full accreditation only. A provisional program, or a country with provisional membership, leads to the CDR pathway.',
    listed: true,
    whoFor: [
      'An Australian program with provisional accreditation only',
      'Or a program that another country’s national list shows as provisional',
      'Or a qualification from a country whose own membership is provisional',
    ],
    rule: {
      text: [
        'An Australian qualification with provisional accreditation is named among those that apply by CDR. For accord degrees, the list has to show full accreditation. Our accord lists are of 2023 and 2024, so check the [IEA](https://www.internationalengineeringalliance.org/).',
      ],
      sources: ['ea-msa', 'ea-accreditation', 'iea-accords', 'iea-checker'],
    },
    findOut: [
      'Read the word beside your years. Engineers Australia explains *provisional*: too few graduates yet for a full decision.',
      'Ask the accrediting body whether full accreditation has followed, and from which intake.',
    ],
  },
  'engineers-australia/cdr-not-accredited': {
    ...cdrResult,
    condition: 'program not accredited',
    heading: 'CDR: a program that is not accredited for the years of study',
    title: 'CDR when the degree is not accredited',
    description:
      'A degree that is not on the accredited list, or not for your years, goes to Engineers Australia’s CDR pathway. The rule, its source, the documents and fees.',
    lead: 'Engineers Australia assesses an engineering qualification that is not accredited through a CDR: your own report on your own engineering.',
    whoFor: [
      'An Australian degree that is not on Engineers Australia’s list, or not for the years of study',
      'Or a program that an accord country’s national list does not show for the years of study',
      'Or a Dublin Accord award from the United Kingdom, with graduation on or after 1 January 2025',
    ],
    rule: {
      text: [
        'The page sends qualifications that are not accredited to the CDR pathway. Years of work do not change an unaccredited degree into an accredited one.',
        'Look for the program, not only the university. Read whether the list’s years mean intake or graduation.',
        'Since the Engineering Council UK became a conditional member of the Dublin Accord, its graduates from 1 January 2025 onwards are non-accredited for Engineers Australia.',
      ],
      sources: ['ea-msa', 'ea-accreditation', 'iea-checker'],
    },
  },
  'engineers-australia/cdr-before-accord': {
    ...cdrResult,
    condition: 'degree finished before the country joined',
    heading: 'CDR: a degree from before the country joined the accord',
    title: 'CDR: degree from before the accord',
    description:
      'Finished before India, Pakistan or another country joined the accord? Engineers Australia’s first test then fails and the pathway is a CDR. Rule and documents.',
    lead: 'The first accord test asks for a degree finished in the year the country became a full signatory, or later. An older one goes to the CDR pathway.',
    whoFor: ['A qualification from a country that is in the accord today', 'Finished before that country became a full signatory'],
    rule: {
      text: [
        'Engineers Australia asks three things of an accord degree, and one that fails is enough. The first is the year your country became a full signatory.',
        'Our years come from lists printed in 2023 and 2024. The International Engineering Alliance has the last word, so check yours in its checker.',
      ],
      sources: ['ea-msa', 'iea-accords', 'iea-checker'],
    },
    next: ['/services/cdr-writing', '/blogs/accord-status-by-country', ...cdrNext.slice(1)],
  },
  'engineers-australia/cdr-country-outside-accords': {
    ...cdrResult,
    condition: 'country not in that accord’s lists we read',
    heading: 'CDR: a degree from a country outside the accord',
    title: 'CDR for Nepal and others outside an accord',
    description:
      'Degrees from Nepal, Iran, Kenya and other countries outside the accord lists: Engineers Australia’s CDR pathway, its rule and source, documents and fees.',
    lead: 'A qualification that no accord covers goes to Engineers Australia’s CDR pathway. A country can be in one accord and outside another.',
    whoFor: [
      'An engineering qualification from a country that is in no list of its accord that we read',
      'For example a four-year degree from Nepal, Iran, Kenya, Ghana, Egypt, the United Arab Emirates or Vietnam',
    ],
    rule: {
      text: [
        'The CDR pathway is for engineering qualifications that are not accredited. Your degree is not worth less: the report shows what you can do.',
        'In the lists we read, Nepal, Iran, Kenya, Ghana, Egypt, the United Arab Emirates and Vietnam are in none of the three accords. India, Pakistan, Bangladesh and China are in the Washington Accord only.',
        'The lists were printed in 2023 and 2024. A newer one may differ, so look up the country in the checker first.',
      ],
      sources: ['ea-msa', 'iea-accords', 'iea-checker'],
    },
    next: ['/services/cdr-writing', '/blogs/accord-status-by-country', ...cdrNext.slice(1)],
  },
  'engineers-australia/cdr-nba-tier-2': {
    ...cdrResult,
    condition: 'NBA Tier 2',
    heading: 'CDR: an Indian degree that the NBA lists as Tier 2',
    title: 'CDR with an NBA Tier 2 degree',
    description:
      'India’s Washington Accord membership covers NBA Tier 1 programs only. What Engineers Australia’s rule says of a Tier 2 degree, with sources and documents.',
    lead: 'India’s membership of the Washington Accord covers Tier 1 programs of the National Board of Accreditation (NBA) only. A Tier 2 program is outside it.',
    whoFor: ['An Indian engineering degree of about four years', 'On the list of the National Board of Accreditation as Tier 2'],
    rule: {
      text: [
        'India became a full signatory in 2014, for Tier 1 programs. A program that the accord does not cover counts as not accredited, and the pathway is a CDR.',
        'The years come from lists of 2023 and 2024. Look up tier and years on the NBA’s own list.',
      ],
      sources: ['ea-msa', 'iea-accords', 'iea-checker'],
    },
    next: ['/services/cdr-writing', '/blogs/accord-status-by-country', ...cdrNext.slice(1)],
  },
  'engineers-australia/cdr-advanced-diploma': {
    ...cdrResult,
    condition: 'Australian advanced diploma or associate degree, not accredited',
    heading: 'CDR: an Australian advanced diploma that is not accredited',
    title: 'CDR with an advanced diploma',
    description:
      'Since 1 September 2024 only advanced diplomas and associate degrees accredited under the Dublin Accord skip the CDR. The rule, its source and documents.',
    lead: 'Since 1 September 2024, an advanced diploma or associate degree from a training organisation needs a CDR unless it is accredited under the Dublin Accord.',
    whoFor: ['An Australian advanced diploma or associate degree in engineering', 'Not accredited under the Dublin Accord'],
    rule: {
      text: [
        'The rule concerns awards from registered training organisations in Australia. Only programs accredited under the Dublin Accord may use the accredited pathway.',
        'Engineering Associate is the category such an award usually leads to.',
        ...until(
          '2026-12-31',
          'One interim arrangement remains for civil engineering draftspersons who enrolled in or finished an unaccredited program before 1 September 2024. Engineers Australia says it will not be available after December 2026, and sets extra conditions for two of the episodes.',
        ),
      ],
      sources: ['ea-associate-change', 'ea-categories'],
    },
  },
  'engineers-australia/cdr-several-qualifications': {
    ...cdrResult,
    condition: 'several qualifications together',
    heading: 'CDR: several qualifications that belong together',
    title: 'CDR with combined qualifications',
    description:
      'Two or more qualifications that together show the knowledge for an engineering occupation: Engineers Australia’s CDR pathway, its rule, documents and fees.',
    lead: 'Engineers Australia’s CDR pathway also takes several qualifications that together show the knowledge for the occupation.',
    whoFor: ['Two or more qualifications that together show the knowledge for one engineering occupation'],
    rule: {
      text: [
        'The page names a qualification, or a combination of them, with the underpinning knowledge. Engineers Australia decides whether yours has it.',
        'If one of them is accredited by itself for the occupation you want, read the pathway of that one.',
      ],
      sources: ['ea-msa'],
    },
  },
  'engineers-australia/check-australian-list': {
    authority: 'ea',
    pathway: 'Australian qualification, or CDR',
    condition: 'accreditation still to be looked up',
    heading: 'Look up your Australian program before you choose a pathway',
    title: 'Is my Australian degree accredited?',
    description:
      'How to look up an Australian engineering program on Engineers Australia’s accredited list, what the years mean, and which pathway follows from each answer.',
    lead: 'One list decides between applying with your qualification and writing a CDR. It takes ten minutes to look up.',
    whoFor: ['An Australian engineering program', 'Accreditation not looked up yet'],
    rule: {
      text: ['Full accreditation for your start year: Australian qualification. Provisional accreditation, or none: CDR.'],
      sources: ['ea-msa', 'ea-accreditation'],
    },
    findOut: [
      'Write down the exact program name, the institution and campus, and the year you started.',
      'Open Engineers Australia’s [accreditation page](https://www.engineersaustralia.org.au/about-us/accreditation) and find the program by its full name.',
      'Compare the year its accreditation began with the year you started. Look for the word *provisional*.',
      'Save the page with the date, and [answer the questions](/find-your-path) with what you found.',
    ],
    documents: [ownCheck, every],
    split: ['ea-application'],
    fees: ['australian', 'cdr'],
    next: ['/blogs/do-i-need-a-cdr', '/blogs/engineers-australia-application-documents', '/services/ea-application'],
  },
  'engineers-australia/check-accord': {
    authority: 'ea',
    pathway: 'An accord, or CDR',
    condition: 'accord listing still to be looked up',
    heading: 'Look up your program in the accord checker before you choose a pathway',
    title: 'Is my degree under an engineering accord?',
    description:
      'How to check a degree from another country against the Washington, Sydney or Dublin Accord: country, year, program and status, with the official checker.',
    lead: 'The accord’s own list decides, not the country alone. The official checker leads you to it.',
    whoFor: [
      'An engineering qualification from another country',
      'Membership, year or listing not looked up yet, or not settled by the lists we read',
    ],
    rule: {
      text: [
        'Engineers Australia asks for all three: finished in or after the year of full membership, a program accredited for your years, and full accreditation. If one fails, the pathway is a CDR.',
        'A Dublin Accord award from the United Kingdom is non-accredited for Engineers Australia if you completed it in 2025 or later.',
      ],
      sources: ['ea-msa', 'ea-accreditation', 'iea-checker', 'iea-accords'],
    },
    findOut: [
      'Take the exact title of the award from your certificate, with campus and years.',
      'Choose your country and accord in the [qualification checker](https://www.internationalengineeringalliance.org/for-engineers/qualification-checker), and note the year of full membership.',
      'Follow it to the national list and search for the award. Read whether its years are those of intake or of graduation.',
      'Look for the word *provisional*. Save what you saw, with the date, and [answer the questions](/find-your-path).',
    ],
    documents: [ownCheck, every],
    split: ['ea-application'],
    fees: ['accord', 'cdr'],
    next: ['/blogs/accord-status-by-country', '/blogs/do-i-need-a-cdr', '/services/cdr-writing'],
  },
  'engineers-australia/check-qualification': {
    authority: 'ea',
    pathway: 'Set by your qualification',
    condition: 'qualification not decided yet',
    heading: 'Find out which qualification Engineers Australia would look at',
    title: 'Which pathway fits my qualification?',
    description:
      'Not sure which engineering qualification counts, or whether yours is one? What Engineers Australia publishes on qualifications and pathways, and whom to ask.',
    lead: 'Engineers Australia’s pathways start from the qualification, so this is the first thing to settle. Its own page has a short quiz.',
    whoFor: ['An engineering qualification whose kind is not clear, or none of the usual ones'],
    rule: {
      text: [
        'The usual qualifications are an engineering degree of four years, an engineering technology degree of three, or an advanced diploma or associate degree of two.',
        'Engineers Australia says that qualifications and skills decide the category.',
      ],
      sources: ['ea-msa', 'ea-categories'],
    },
    findOut: [
      'Put certificates and transcripts side by side. Write down title, length in years and main subjects.',
      'Take the quiz on the [migration skills assessment page](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment).',
      'If the result surprises you, ask Engineers Australia before you pay. It gives no migration advice, but this is a question about its own process.',
      'Read the tasks of your occupation. If they are not engineering, another authority may assess it.',
    ],
    documents: [ownCheck, every],
    split: ['ea-application'],
    fees: ['cdr', 'accord', 'australian'],
    next: ['/blogs/do-i-need-a-cdr', '/anzsco/eaanzsco', '/services/cdr-writing'],
  },
  'engineers-australia/check-occupation': {
    authority: 'ea',
    pathway: 'An accredited pathway, or CDR',
    condition: 'occupation not decided yet',
    heading: 'Compare your occupation with the title of your qualification',
    title: 'Which engineering occupation is mine?',
    description:
      'An accredited engineering qualification covers the occupation in its title; another needs a CDR. How to compare tasks and titles before you choose a pathway.',
    lead: 'Your qualification is covered for the occupation it names. For another engineering occupation, Engineers Australia asks for a CDR.',
    whoFor: [
      'An accredited engineering qualification, from Australia or under an accord',
      'No decision yet whether the occupation it names is the right one',
    ],
    rule: {
      text: [
        'The same degree can lead to two pathways: the accredited one for its own occupation, and the CDR for any other.',
        'We do not say which occupation to choose. Where a visa depends on it, ask a registered migration agent or a lawyer.',
      ],
      sources: ['ea-msa', 'ea-categories'],
    },
    findOut: [
      'Read the tasks of the occupation your certificate names in the [occupation list](/anzsco/eaanzsco).',
      'Write down what you did last year, and mark which of those tasks it matches.',
      'Do the same for the other occupation you have in mind. [Compare two](/anzsco/compare) side by side.',
      '[Answer the questions](/find-your-path) with what you found.',
    ],
    documents: [every, accredited, cdr],
    split: ['ea-application'],
    fees: ['accord', 'australian', 'cdr'],
    next: ['/anzsco/eaanzsco', '/anzsco/compare', '/blogs/do-i-need-a-cdr', '/services/cdr-writing'],
  },
}
