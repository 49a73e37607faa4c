import { afterEach, expect, test, vi } from 'vitest'
import { currentMarkdown, lastDays, sydneyDay, until } from './until.ts'

const item = 'The interim route is open.'
const text = `Before.\n\n<!-- until 2026-12-31 -->\n${item}\n\n<!-- /until -->\nAfter.`

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test('an item is there on its last day and gone on the next', () => {
  expect(until('2026-12-31', item, '2026-12-31')).toEqual([item])
  expect(until('2026-12-31', item, '2027-01-01')).toEqual([])
})

test('a passage of Markdown is there on its last day and gone on the next', () => {
  expect(currentMarkdown(text, '2026-12-31')).toBe(`Before.\n\n${item}\n\nAfter.`)
  expect(currentMarkdown(text, '2027-01-01')).toBe('Before.\n\nAfter.')
})

test.each(['<!-- until 31.12.2026 -->\nWords.\n<!-- /until -->', 'Words.\n<!-- /until -->', '<!-- until 2026-12-31 -->\nWords.'])(
  'a mark that nobody could act on stops the build: %s',
  (marked) => expect(() => currentMarkdown(marked)).toThrow('a passage starts with'),
)

test('a day that does not exist stops the build', () => {
  for (const noDay of ['2026-13-01', '2027-02-30', '2027-2-3']) expect(() => until(noDay, item)).toThrow('write a day')
})

test('the day is that of Sydney', () => {
  expect(sydneyDay(new Date('2026-12-31T13:30:00Z'))).toBe('2027-01-01')
})

test('last days are found in both ways of writing them', () => {
  expect(lastDays(`${text}\n...until(\n  '2027-06-30', item)`)).toEqual([
    { lastDay: '2026-12-31', line: 3 },
    { lastDay: '2027-06-30', line: 8 },
  ])
})

test('every page still parses once every dated passage has left', async () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z'), toFake: ['Date'] })
  vi.resetModules()
  await Promise.all([import('./services.ts'), import('./pages/listings.ts'), import('./pages/home.ts'), import('./pages/pricing.ts')])
  const { postAt } = await import('./posts.ts')
  const { occupationAt } = await import('./occupations.ts')
  expect(postAt('do-i-need-a-cdr').body).not.toContain('interim arrangement')
  expect(postAt('how-long-does-a-cdr-take').body).not.toMatch(/AUD|weeks to be assigned/)
  expect(occupationAt('ea-312211').special).not.toContain('interim arrangement')
})
