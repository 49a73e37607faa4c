import { expect, test } from 'vitest'
import { draft, finished, rules } from '../../tests/fixtures/drafts/draft.ts'
import { checkEpisode } from './episode.ts'
import { hidesWhoActed } from './namedAction.ts'

test.each([
  'The cost of each arrangement was calculated for ten years.',
  'A suitable pump was then carefully selected.',
  'The tests were carried out twice.',
  'The options have been compared.',
  'The loads were analysed by using a spreadsheet.',
])('nobody acts in “%s”', (sentence) => {
  expect(hidesWhoActed(sentence)).toBe(true)
})

test.each([
  'I calculated the cost.',
  'The cost was calculated by the client.',
  'After the beam was inspected, I designed the plates.',
  'The cost was calculated and sent to me.',
  'The energy use was reduced.',
  'The mill makes 180 tonnes of board in a day.',
  'The station is designed for 60 houses.',
  'The road was closed in the monsoon.',
])('there is nothing to remark in “%s”', (sentence) => {
  expect(hidesWhoActed(sentence)).toBe(false)
})

test('a careful draft of a thousand words raises no false alarm', () => {
  for (const name of ['episode-1', 'episode-3'] as const) {
    expect(finished(checkEpisode(draft(name), rules)).actions.hidden).toEqual([])
  }
})

test('only the activity is read: a background may say what others did', () => {
  const text = 'Background\nThe pumps were selected in 1990.\nPersonal engineering activity\nThe pumps were selected again.'
  const { hidden } = finished(checkEpisode(text, rules)).actions
  expect(hidden.map(({ start, end }) => text.slice(start, end))).toEqual(['The pumps were selected again.'])
})
