import { expect, test } from 'vitest'
import { numberClauses } from './PolicyPage.tsx'

test('a clause is numbered by its part and its place in it', () => {
  const part = (...headings: string[]) => ({
    id: '',
    heading: '',
    clauses: headings.map((heading) => ({ heading, body: '', summary: '' })),
  })
  expect(numberClauses([part('Who'), part('When', 'How')]).flat()).toMatchObject([
    { heading: 'Who', number: '1.1', anchor: 'clause-1-1' },
    { heading: 'When', number: '2.1', anchor: 'clause-2-1' },
    { heading: 'How', number: '2.2', anchor: 'clause-2-2' },
  ])
})
