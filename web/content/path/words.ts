import { feesAndTimes } from '../authorityFees.ts'
import { parseContent } from '../parseContent.ts'
import { type PathWords, PathWordsSchema } from '../schema/path.ts'
import { LinkSchema } from '../schema/text.ts'

const words: PathWords = {
  name: 'Find your path',
  heading: 'Your path in a minute',
  start: {
    title: 'Find your skills assessment path in a minute',
    description:
      'Answer up to six questions and see the authority, the pathway by its own name, the published rule with its source, and your list of documents. No login.',
  },
  later: { description: '{question} One of up to six questions that lead to your pathway and its rule.' },
  lead: 'Up to six questions lead to your authority, its published rule and your list of documents. We ask for no name.',
  pathways: { heading: 'Pathways', lead: 'Or read what the authorities ask for on the best-known ones.' },
  limit: 'It shows what a published rule says about your answers. It is not an assessment or visa advice.',
  card: 'The applicant’s card',
  answersCard: {
    general: 'Who this is for',
    own: 'Your answers',
    linked: 'The answers in this link',
    follows: 'They lead to: {pathway}.',
    followsFrom: '{country} and your other answers lead to: {pathway}.',
    begin: 'Find your own path',
  },
  folio: 'Question {number}',
  change: 'Change',
  changeAnswer: 'Change your answer about: {short}',
  why: 'Why it matters',
  startAgain: 'Start again',
  occupation: 'Occupation',
  search: {
    label: 'Or look up your occupation',
    hint: 'By title, another title or its six-digit code.',
    one: 'One occupation is below.',
    several: '{count} occupations are below.',
    many: '{shown} of {count} occupations are below. Add the word for your field to find yours.',
    nothing:
      'We did not find it. Try the word for your field, or choose “{engineering}”, “{it}” or “{management}” by what you do, “{unsure}” if you are not sure.',
    others: 'Below is who else assesses it, as we read the instrument. If that is your work, choose “{other}”.',
    other: '{title} {code}: {assessors}',
    or: ' or ',
    unused: 'We left out: {words}.',
    guess: 'We read “{typed}” as “{meant}”.',
    partial: 'No occupation has all of these words. These have most of them.',
    failed: 'The search did not load. Choose an answer, or open a list.',
    lists: 'Or read the lists:',
  },
  result: {
    authority: 'Authority',
    pathway: 'Pathway',
    rule: 'The rule that decides it',
    findOut: 'How to find out',
    documents: 'Documents',
    split: 'Who does what',
    fees: 'Fees and times',
    feesNote:
      'Engineers Australia’s fees for 2026–27 (to 30 June 2027), in Australian dollars. Its page has both columns; ask it whether you pay GST.',
    ownersFeesNote: 'In Australian dollars with GST. You pay these fees to Engineers Australia.',
    linked: {
      ea: 'Engineers Australia sets fees and times. Read them on [its page](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/assessment-fees-and-additional-services) on the day you submit.',
      acs: feesAndTimes.acs,
      iml: feesAndTimes.iml,
      two: 'Each authority sets its own: [Engineers Australia](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/assessment-fees-and-additional-services) and [IML](https://managersandleaders.com.au/migration-skills-assessment/frequently-asked-questions). Read both before you choose.',
      other: 'The authority sets fees and times. Read them on its own page.',
      unknown: 'Each authority sets its own. Once you know yours, read them on its page.',
    },
    limit: 'This is what a published rule says. It is not an assessment or visa advice. The authority decides.',
    print: 'Print one page',
    next: 'Read next',
    subject: 'Find your path: {result}',
    form: {
      title: 'Ask about this path',
      messageLabel: 'Your path and your question',
      messagePlaceholder: 'For example: my degree is from 2015, and I am not sure about the accreditation',
    },
  },
  authorities: {
    ea: 'Engineers Australia',
    acs: 'Australian Computer Society',
    iml: 'Institute of Managers and Leaders',
    two: 'Engineers Australia or Institute of Managers and Leaders',
    other: 'Another authority',
    unknown: 'Not decided yet',
  },
  summary: {
    start: '--- My path ---',
    end: '--- End of my path ---',
    line: '{question}: {answer}',
    occupation: 'Occupation looked up: {occupation}',
  },
  offer: {
    add: 'Add my answers to the message',
    added: 'Your answers are in the message, where you can change them.',
  },
}

export const pathWords = parseContent(PathWordsSchema, words, 'path/words.ts')

/** On home, lists, services, articles and the lost page. */
export const pathLink = parseContent(
  LinkSchema,
  { path: '/find-your-path', label: 'Find your path in a minute', why: 'Up to six questions: authority, pathway, rule and documents.' },
  'path/words.ts',
)
