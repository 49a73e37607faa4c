import { notStartedWords } from '#content/forms.ts'
import type { OccupationRow } from '#content/occupationColumns.ts'
import { compareAnswers, comparePage } from '#content/occupationTexts.ts'
import type { Examples } from '../runtime/examples.ts'
import type { ComparisonProps } from './Comparison.tsx'
import { choicesStore } from './chosenOccupations.ts'
import { part } from './part.ts'

function row(id: string, title: string, authority: string): Partial<OccupationRow> {
  const [, code = ''] = id.split('-')
  return {
    id,
    code,
    title,
    authority: authority as OccupationRow['authority'],
    page: `https://skills.example/anzsco/${id}`,
    summary: `${title}s plan and build.`,
    tasks: ['Plans', 'Builds'],
    evidence: ['Drawings'],
    skill_level: 1,
    ea_category: '',
    other_authorities: [],
    lists: ['MLTSSL'],
    list_494: '',
    unit_group_code: code.slice(0, 4),
    unit_group_title: 'A group',
    alternative_titles: [],
    specialisations: [],
  }
}

const occupations = [
  row('ea-233211', 'Civil Engineer', 'Engineers Australia'),
  row('ea-233214', 'Structural Engineer', 'Engineers Australia'),
  row('ea-133211', 'Engineering Manager', 'Engineers Australia'),
  row('iml-133211', 'Engineering Manager', 'Institute of Managers and Leaders'),
]

const { choose, labels, nobody, noScript, suggestions } = comparePage

const props: ComparisonProps = {
  groups: [
    {
      label: 'All',
      occupations: occupations.map(({ id = '', code = '', title = '' }) => ({ id, label: `${code} ${title}` })),
    },
  ],
  suggestions: [
    { path: '/anzsco/compare?codes=ea-233211,ea-233214', label: 'Civil Engineer (EA 233211) and Structural Engineer (EA 233214)' },
  ],
  from: `data:application/json,${encodeURIComponent(JSON.stringify({ occupations }))}`,
  words: {
    ...compareAnswers,
    choose,
    labels,
    nobody,
    noScript,
    suggestions: suggestions.heading,
    after: comparePage.shareHint,
    note: comparePage.note,
  },
  stopped: notStartedWords,
}

export const examples: Examples<ComparisonProps> = {
  part,
  states: {
    empty: { props },
    one: { props, act: () => choicesStore.set(['ea-233211', '', '']) },
    'two that one code names': { props, act: () => choicesStore.set(['ea-133211', 'iml-133211', '']) },
    three: { props, act: () => choicesStore.set(['ea-233211', 'ea-233214', 'ea-133211']) },
  },
}
