import { notStartedWords } from '#content/forms.ts'
import { groupNames } from '#content/labels.ts'
import { queryWords } from '#content/occupationSynonyms.ts'
import { pathWords } from '#content/path/words.ts'
import { pathSearchWords } from '#content/path.ts'
import { type Examples, typeInto } from '../runtime/examples.ts'
import type { PathQuestionProps } from './PathQuestion.tsx'
import { part } from './questionPart.ts'

const entries = [
  { id: 'ea-233211', code: '233211', title: 'Civil Engineer', authority: 'ea', path: '/', also: ['Hydraulics Engineer'] },
  { id: 'ea-133211', code: '133211', title: 'Engineering Manager', authority: 'ea', path: '/', also: [] },
  { id: 'iml-133211', code: '133211', title: 'Engineering Manager', authority: 'iml', path: '/', also: [] },
]

const others = [
  {
    id: '233213',
    code: '233213',
    title: 'Quantity surveyor',
    also: [],
    assessors: ['Australian Institute of Quantity Surveyors'],
  },
]

const next = '/find-your-path/engineering'

const first: PathQuestionProps = {
  node: 'work',
  short: 'Work',
  question: 'What is your work?',
  note: 'Each authority assesses its own occupations.',
  folio: 'Question 1',
  answers: [],
  lines: [],
  choices: [
    { id: 'engineering', label: 'Engineering', path: next },
    { id: 'unsure', label: 'I don’t know', detail: 'You can look it up.', path: '/find-your-path/unsure' },
  ],
  words: pathWords,
  search: {
    words: pathSearchWords(),
    entries: {
      ours: `data:application/json,${encodeURIComponent(JSON.stringify(entries))}`,
      others: `data:application/json,${encodeURIComponent(JSON.stringify(others))}`,
      words: queryWords,
    },
    authorities: groupNames,
    lists: [{ path: '/anzsco/eaanzsco', label: 'Engineers Australia' }],
    next: { ea: `${next}#answers=engineering`, both: '/find-your-path/manager#answers=engineering-manager' },
  },
  stopped: notStartedWords,
}

const later: PathQuestionProps = {
  ...first,
  node: 'country',
  short: 'Country',
  question: 'In which country is the university?',
  folio: 'Question 2',
  answers: ['engineering'],
  lines: [{ short: 'Work', note: 'Each authority assesses its own occupations.', answer: 'Engineering', change: '/find-your-path' }],
  choices: Array.from({ length: 14 }, (_, index) => ({ id: `country-${index}`, label: `Country ${index}`, path: next })),
  search: undefined,
}

export const examples: Examples<PathQuestionProps> = {
  part,
  states: {
    first: { props: first },
    'looked up': { props: first, act: (element) => typeInto(element, '[name=q]', 'engineer') },
    'of another authority': { props: first, act: (element) => typeInto(element, '[name=q]', 'quantity surveyor') },
    later: { props: later },
    'several ways': { props: { ...later, answers: undefined, folio: undefined, lines: [] } },
  },
}
