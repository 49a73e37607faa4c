import type { Authority, Occupation } from './occupations.ts'
import { settings } from './settings.ts'

/** Words of the ANZSCO pages that are not about one list or one occupation. */

export const authorityShort: Record<Authority, string> = { ea: 'EA', acs: 'ACS', iml: 'IML' }

export const skillLevels: Record<Occupation['skillLevel'], string> = {
  1: 'Level 1, the level of a bachelor degree or higher',
  2: 'Level 2, the level of an associate degree, advanced diploma or diploma',
  3: 'Level 3, the level of a Certificate IV, or a Certificate III with training on the job',
  4: 'Level 4, the level of a Certificate II or III',
  5: 'Level 5, the level of a Certificate I or secondary education',
}

export const listingTexts = {
  kicker: 'ANZSCO occupations',
  searchTitle: 'Find an occupation',
  search: 'Code, title or what people call it',
  searchHint: 'A typing mistake is no problem. This looks in all three lists.',
  category: 'Category',
  list: 'Visa list',
  all: 'All',
  list494: 'List of subclass 494',
  groups: 'Unit groups',
  clear: 'Clear',
  also: 'Also:',
  orAuthority: ' or ',
  and: ' and ',
  onlyEdition: 'Only in ANZSCO',
  columns: { code: 'Code', title: 'Occupation', category: 'Usual category', remarks: 'Note', lists: 'Visa lists' },
  compare: 'Compare',
  compareThis: 'Compare {title}',
  compareChosen: 'Compare chosen',
  noScript: 'Every occupation of this list is below. To find a word, use the search of your browser.',
  after: {
    heading: 'Work with these lists',
    text: 'Put [two or three occupations side by side](/anzsco/compare), or take [the data as CSV or JSON](/anzsco/data). The other lists:',
  },
  explained: 'Read before you choose a code',
} as const

/** The key beside the head of a listing. */
export const listKey = {
  label: 'Key to the lists',
  total: '{total} occupations',
  columns: { list: 'List', visas: 'Visas it serves', codes: 'On it' },
  note: 'As we read the instruments. “On it” counts the codes below with {authority} as an authority.',
} as const

/** What the search says. The sentences go to the browser, which fills in the braces. */
export const listingAnswers = {
  all: '{total} occupations',
  one: '1 of {total} occupations',
  many: '{count} of {total} occupations',
  none: 'None on this list',
  hidden: '{count} without the filters',
  elsewhereOne: '1 on another list',
  elsewhereMany: '{count} on other lists',
  unused: 'We left out: {words}.',
  guess: 'We read “{typed}” as “{meant}”.',
  partial: 'No occupation has all of these words. These have most of them.',
  looking: 'Looking on the three lists',
  unreachable: 'The search could not be loaded. Check your connection and type again.',
  hereNone: 'Not on this list',
  hereSome: 'On other lists',
  assessedBy: {
    ea: 'Engineers Australia assesses:',
    acs: 'The Australian Computer Society assesses:',
    iml: 'The Institute of Managers and Leaders assesses:',
  },
  /** For an occupation of no list of ours: LIN 19/051 names who assesses it. */
  others: {
    heading: 'Assessed by another authority',
    row: '{title} {code}: {assessors}',
    or: ' or ',
    note: 'As we read the instrument. We do not prepare applications to these authorities.',
  },
  seeAll: 'See all {count} there',
  nothing: {
    heading: 'Nothing found for “{query}”',
    text: 'No occupation on the three lists has these words.',
    hints: [
      'Type the word for your field alone, such as “civil”, “network” or “marketing”.',
      'Check each digit of a code. We never guess codes, because one digit is another occupation.',
      'Try the task in place of the title: “drainage”, “testing”, “procurement”.',
    ],
    other:
      'Many occupations belong to other authorities, such as VETASSESS or Trades Recognition Australia. The Home Affairs list names the authority for most listed codes.',
    list: 'Open the Home Affairs list',
    ask: 'Or ask us about your case.',
    clear: 'Show the whole list',
  },
}

/** What the bar under a list says about the ticked boxes. */
export const compareChoices = {
  chosenNone: 'Choose two or three occupations.',
  chosenOne: '{titles}. Choose one or two more.',
  chosenMany: '{titles}',
} as const

export const occupationTexts = {
  kicker: '{authority} · ANZSCO {code}',
  code: 'ANZSCO code',
  card: 'Reference card',
  cardSource: 'Code, titles and groups:',
  ladder: 'How the code is read',
  codeLevels: { major: 'Major group', subMajor: 'Sub-major group', minor: 'Minor group', unit: 'Unit group', occupation: 'Occupation' },
  onList: 'On',
  notOnList: 'Not on',
  skillLevel: 'Skill level',
  category: 'Usual category',
  categoryNote: 'Engineers Australia decides.',
  authority: 'Assessing authority',
  shared: 'Also assessed by',
  lists: 'Lists',
  alternative: 'Other titles',
  specialisations: 'Specialisations',
  variants: 'Also written',
  editions: 'Only in ANZSCO',
  special: 'What to check about this code',
  tasks: 'What the person does',
  tasksIntro: 'In our words. An authority compares your tasks with the official description.',
  evidence: 'Evidence that suits this occupation',
  evidenceIntro: 'Our own guide, not a rule. All of it must be your own work.',
  near: 'Similar codes',
  nearIntro: 'Duties decide, not titles.',
  /** What {title} has otherwise, as far as it differs. */
  nearDiffers: '{title}: {facts}.',
  nearFacts: { skillLevel: 'skill level {value}', category: '{value}', onlyTheirs: 'also on {value}', onlyOurs: 'not on {value}' },
  nearness: {
    none: 'Another major group',
    major: 'Same major group',
    subMajor: 'Same sub-major group',
    minor: 'Same minor group',
    unit: 'Same unit group',
    occupation: 'Same code',
  },
  nearElsewhere: '{level}, {authority}',
  compareNear: 'Compare it with two near codes',
  compareTwo: 'Compare',
  compareTwoLabel: 'Compare with {title}',
  listsHeading: 'Visa lists',
  listsIntro:
    'Being on a list does not mean that you qualify, and lists change. [What each list is for](/blogs/anzsco-or-osca#the-four-lists)',
  listColumns: { list: 'List', serves: 'Visas, as we read it', edition: 'What we read' },
  listEdition: '{instrument}, compiled {date}',
  services: 'Services that apply',
  osca: 'The counterpart in OSCA',
  oscaIntro: 'For statistics; up to September 2026, visas use ANZSCO.',
  oscaFrom: 'ANZSCO',
  oscaTo: 'In OSCA',
  oscaPart: 'Part of this occupation',
  oscaWhole: 'The whole occupation',
  oscaNone: 'OSCA has no counterpart of this code: it was gone from ANZSCO before the correspondence was made.',
  sample: 'Request an annotated sample for this discipline',
  sources: 'Sources',
  enquiry: {
    title: 'Ask about {title} {code}',
    messageLabel: 'How can we help?',
    messagePlaceholder: 'Your degree, your years of work and what is unclear about this code.',
    subject: 'ANZSCO {code} {title} ({authority})',
  },
  previous: 'Before it in the list',
  next: 'Next in the list',
  neighbours: 'Neighbours in the list',
  back: 'All {authority} occupations',
  tabNote: 'Sources read {date}',
  tabTitles: [
    '{title} ANZSCO {code}: {authority} skills assessment',
    '{title} {code}: {authority} skills assessment',
    'ANZSCO {code} {title} ({authority})',
    '{code} {title} ({authority})',
    '{code} {title}',
  ],
  /** The first that is short enough is used. */
  descriptions: [
    '{title}, ANZSCO {code}: tasks, evidence that suits, visa lists with their dates and similar codes. Assessed by {authority}.',
    '{title}, ANZSCO {code}: tasks, evidence, visa lists and similar codes. Assessed by {authority}.',
    '{title}, ANZSCO {code}: tasks, evidence, visa lists and near codes. Assessed by {authority}.',
    '{title}, ANZSCO {code}: tasks, evidence, lists and near codes. For {authority}.',
  ],
} as const

export const comparePage = {
  heading: 'Compare occupations side by side',
  title: 'Compare ANZSCO occupations',
  description:
    'Choose two or three ANZSCO occupations and see their tasks, level, category, authority and visa lists side by side, on an address you can share.',
  lead: 'Choose two or three occupations. Read their tasks, level, authority and lists next to each other, then look at your own work.',
  example: { label: 'Two codes that are close', first: 'ea-233211', difference: 'The difference' },
  choose: 'Occupations to compare',
  labels: ['First occupation', 'Second occupation', 'Third occupation (optional)'],
  nobody: 'None chosen',
  suggestions: {
    heading: 'Or start with two that are close',
    and: ' and ',
    pairs: [
      ['ea-233211', 'ea-233214'],
      ['ea-233311', 'ea-233411'],
      ['ea-233512', 'ea-233513'],
      ['ea-133211', 'iml-133211'],
      ['acs-261312', 'acs-261313'],
      ['acs-261111', 'acs-261112'],
    ],
  },
  shareHint: 'The address of this page now contains your choice. Copy it to share it.',
  noScript: 'Choosing needs JavaScript. Without it, each occupation page below sets out its near codes and their tasks.',
  pairs: {
    heading: 'Every occupation and its near codes',
    intro: 'Each link opens an occupation at its similar codes. The difference is there in one or two sentences.',
    summary: '{authority}: {count} occupations',
    list: 'Open the list',
  },
  note: 'Tasks and evidence are in our own words. Codes, titles and groups are those of ANZSCO.',
} as const

/** What the comparison says. It goes to the browser with the labels of the table. */
export const compareAnswers = {
  table: 'Comparison of occupations',
  result: 'Comparing {titles}.',
  oneOnly: 'Choose a second occupation to compare with {titles}.',
  loading: 'Loading the occupations',
  failed: 'The data could not be loaded. Check your connection and choose again.',
  rows: {
    summary: 'In short',
    tasks: 'Tasks',
    evidence: 'Evidence that suits',
    skillLevel: 'Skill level',
    category: 'Usual category',
    authority: 'Authority',
    otherAuthorities: 'Also assessed by',
    lists: 'Lists',
    unitGroup: 'Unit group',
    names: 'Other titles, specialisations',
  },
  none: '–',
  list494: '494: {list}',
  skillLevels,
}

const ownTexts = {
  '': '**Our own texts** (summary, tasks, evidence, special notes and differences) have no licence for reuse yet. Read and quote them with a link to their page. Ask us before you publish them elsewhere.',
  'CC-BY-4.0':
    '**Our own texts** (summary, tasks, evidence, special notes and differences) are licensed under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/). Credit them with a link to the page they are from.',
}

export const dataPage = {
  heading: 'The occupation lists as data',
  title: 'ANZSCO occupation data: CSV and JSON',
  description:
    'The ANZSCO occupations assessed by Engineers Australia, the ACS and IML as CSV and JSON, with the source and licence of every column.',
  lead: 'All {count} occupations of the three lists in two files, with where each column comes from. Check them, and tell us what is wrong.',
  example: { label: 'One row, its short columns', code: '233211' },
  files: 'The files',
  csv: {
    path: '/data/occupations.csv',
    label: 'occupations.csv',
    detail: 'One row per occupation. UTF-8, commas, a header row. Several values in a cell are separated by “ | ”.',
  },
  json: {
    path: '/data/occupations.json',
    label: 'occupations.json',
    detail: 'The same, with lists as lists. Licence and columns are in the file.',
  },
  safe: 'A cell that begins with a sign that spreadsheets take for a formula has an apostrophe before it.',
  columns: 'What is in each column',
  columnHead: { name: 'Column', holds: 'What is in it', source: 'Where it comes from' },
  own: 'Our own text',
  licence: {
    heading: 'Licence',
    body: `- **Codes, titles, unit groups and skill levels** are from ANZSCO, Australian Bureau of Statistics, licensed under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/). If you use them, credit the Bureau: “Source: Australian Bureau of Statistics, ANZSCO 2022”.
- **Lists and authorities** are facts read from instruments on the Federal Register of Legislation.
- ${ownTexts[settings.SITE_TEXT_LICENCE]}`,
  },
  limit: {
    heading: 'What these files are not',
    body: `They are not an official list, and they cover three authorities only. Lists change by amendment. The column \`checked\` says when we last read the sources of a row. Before you apply, read the [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list).`,
  },
} as const
