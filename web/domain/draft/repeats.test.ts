import { expect, test } from 'vitest'
import { draft, finished } from '../../tests/fixtures/drafts/draft.ts'
import { repeatsBetween } from './repeats.ts'

const shared = 'I learned to doubt a figure until I have measured it myself, and then to measure it once more'
const between = (first: string, second: string, third = '') =>
  finished(
    repeatsBetween(
      [
        { sheet: 'episode1', text: first },
        { sheet: 'episode2', text: second },
        { sheet: 'episode3', text: third },
      ],
      12,
    ),
  )

test('the sentence that two drafts share is found in both', () => {
  const texts = { episode1: draft('episode-1'), episode2: draft('episode-2'), episode3: draft('episode-3') }
  const repeats = between(texts.episode1, texts.episode2, texts.episode3)
  expect(repeats).toHaveLength(1)
  for (const { sheet, start, end } of [repeats[0]?.first, repeats[0]?.second].flatMap((span) => span ?? [])) {
    expect(texts[sheet].slice(start, end)).toMatch(/^I learned to doubt a figure.*can keep running$/)
  }
  expect(repeats[0]?.words).toBe(24)
})

test('capital letters and commas do not hide a repeat', () => {
  expect(between(`Then. ${shared}.`, shared.toUpperCase().replace(',', ' –'))).toMatchObject([{ words: 19 }])
})

test('twelve equal words are a repeat, eleven are not', () => {
  const words = shared.split(' ')
  expect(between(words.slice(0, 11).join(' '), shared)).toEqual([])
  expect(between(words.slice(0, 12).join(' '), shared)).toMatchObject([{ words: 12 }])
})

test('a text that repeats one word for pages does not take minutes, which no test has', () => {
  const monotone = 'pump '.repeat(300_000)
  expect(between(monotone, monotone)[0]?.words).toBe(300_000)
})
