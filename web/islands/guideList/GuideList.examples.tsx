import { notStartedWords } from '#content/forms.ts'
import { blogIndex } from '#content/pages/blogs.ts'
import { type Examples, typeInto } from '../runtime/examples.ts'
import type { GuideListProps } from './GuideList.tsx'
import type { Guide } from './guideSearch.ts'
import { part } from './part.ts'

function guide(slug: string, title: string, summary: string): Guide {
  return { slug, path: `/blogs/${slug}`, title, summary, minutes: '6 min read', checked: { date: '2026-11-20', text: '20 November 2026' } }
}

const { nothing, ...words } = blogIndex.search

const props: GuideListProps = {
  topics: [
    {
      id: 'engineers-australia',
      name: 'Engineers Australia',
      guides: [
        guide('do-i-need-a-cdr', 'Do I need a CDR?', 'Accords, and what a diploma means for them.'),
        guide('english', 'English tests', 'Which tests count, and for how long.'),
      ],
    },
    { id: 'visas', name: 'Visas', guides: [guide('points', 'How points work', 'Age, English and work.')] },
  ],
  words: { ...words, nothing: { all: nothing.all, hints: nothing.hints.map((hint) => [hint]) }, checked: 'Sources read' },
  smallWords: ['how', 'much'],
  stopped: notStartedWords,
}

const look = (query: string) => (element: HTMLElement) => typeInto(element, '[name=q]', query)

export const examples: Examples<GuideListProps> = {
  part,
  states: {
    whole: { props },
    searched: { props, act: look('ACCORD cdr dipl') },
    'nothing found': { props, act: look('helicopter') },
    'a word left out': { props, act: look('diploma helicopter') },
    'a word read as another': { props, act: look('enlgish') },
    'long words': {
      props: {
        ...props,
        topics: [
          {
            id: 'long',
            name: 'Telecommunications and the Institute of Managers and Leaders',
            guides: [
              guide(
                'long',
                'Telecommunications engineering technologists not elsewhere classified: which authority assesses you',
                'Radiocommunications, telecommunications and everything that two authorities assess under one code.',
              ),
            ],
          },
        ],
      },
    },
  },
}
