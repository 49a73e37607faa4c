import { notStartedWords } from '#content/forms.ts'
import { queryWords } from '#content/occupationSynonyms.ts'
import { compareChoices, listingAnswers, listingTexts } from '#content/occupationTexts.ts'
import { type Examples, press, typeInto } from '../runtime/examples.ts'
import type { Occupation } from './listSearch.ts'
import { part } from './part.ts'
import type { OccupationListProps } from './words.ts'

function occupation(code: string, title: string, more: Partial<Occupation> = {}): Occupation {
  const path = `/anzsco/eaanzsco/${code}`
  return {
    id: `ea-${code}`,
    code,
    title,
    path,
    names: '',
    category: 'Professional Engineer',
    remarks: '',
    lists: [],
    listNames: '',
    ...more,
  }
}

const groups: OccupationListProps['groups'] = [
  {
    code: '2332',
    title: 'Civil Engineering Professionals',
    occupations: [
      occupation('233211', 'Civil Engineer', { names: 'Airport Engineer, Hydraulics Engineer', lists: ['MLTSSL'], listNames: 'MLTSSL' }),
      occupation('233214', 'Structural Engineer', { lists: ['MLTSSL'], listNames: 'MLTSSL' }),
      occupation('233215', 'Transport Engineer', { lists: ['STSOL'], listNames: '\tSTSOL', remarks: 'EA or VETASSESS' }),
    ],
  },
  {
    code: '2339',
    title: 'Other Engineering Professionals',
    occupations: [occupation('233914', 'Engineering Technologist', { category: 'Engineering Technologist', lists: ['STSOL'] })],
  },
]

const others = [
  {
    id: '341111',
    code: '341111',
    title: 'Electrician (General)',
    also: ['Electrician', 'electrician'],
    assessors: ['Trades Recognition Australia'],
  },
]

const entries = [
  ...groups.flatMap(({ occupations }) =>
    occupations.map(({ id, code, title, path, names }) => ({ id, code, title, path, authority: 'ea', also: names.split(', ') })),
  ),
  { id: 'acs-261316', code: '261316', title: 'Devops Engineer', path: '/anzsco/acsanzsco/261316', authority: 'acs', also: [] },
]

const { assessedBy, nothing, ...answers } = listingAnswers

const props: OccupationListProps = {
  here: 'ea',
  groups,
  categories: ['Professional Engineer', 'Engineering Technologist'],
  lists: [
    { value: 'MLTSSL', label: 'MLTSSL' },
    { value: 'STSOL', label: 'STSOL' },
  ],
  others: [{ authority: 'acs', heading: assessedBy.acs, path: '/anzsco/acsanzsco', name: 'Australian Computer Society' }],
  entries: {
    ours: `data:application/json,${encodeURIComponent(JSON.stringify(entries))}`,
    others: `data:application/json,${encodeURIComponent(JSON.stringify(others))}`,
    words: queryWords,
  },
  words: {
    ...listingTexts,
    answers,
    others: { ...listingAnswers.others, source: { label: 'LIN 19/051', href: 'https://www.legislation.gov.au/' } },
    nothing: { ...nothing, hints: nothing.hints.map((hint) => [hint]), address: 'https://immi.homeaffairs.gov.au/' },
    choices: compareChoices,
  },
  stopped: notStartedWords,
}

const look = (query: string) => (element: HTMLElement) => typeInto(element, '[name=q]', query)

export const examples: Examples<OccupationListProps> = {
  part,
  states: {
    whole: { props },
    searched: { props, act: look('civil enginer') },
    'on another list': { props, act: look('devops') },
    'of another authority': { props, act: look('electrician') },
    'nothing found': { props, act: look('nurse') },
    'three chosen': {
      props,
      act(element) {
        for (const code of ['233211', '233214', '233215']) press(element, `[value=ea-${code}]`)
      },
    },
    'long words': {
      props: {
        ...props,
        groups: [
          {
            code: '2633',
            title: 'Telecommunications Engineering Professionals and Technicians not elsewhere classified',
            occupations: [
              occupation('263311', 'Telecommunications Engineering Technologist not elsewhere classified', {
                names: 'Telecommunications Consultant, Telecommunications Specialist, Radiocommunications Engineer',
                remarks: 'EA or VETASSESS or TRA. Only in ANZSCO 2013',
              }),
            ],
          },
        ],
      },
    },
  },
}
