import { expect, test } from 'vitest'
import { cutAtWord, firstThatFits } from './fitting.ts'

test('the first wording that fits is taken', () => {
  expect(firstThatFits(['a long wording', 'short', 'shorter'], 6)).toBe('short')
  expect(firstThatFits(['a long wording'], 6)).toBeUndefined()
})

test('a text is cut after a whole word and stays within the length', () => {
  expect(cutAtWord('Naval Architect', 15)).toBe('Naval Architect')
  expect(cutAtWord('Information and Organisation Professionals', 30)).toBe('Information and Organisation…')
  expect(cutAtWord('Information and Organisation Professionals', 20)).toBe('Information…')
  for (let most = 12; most < 60; most++) {
    expect(cutAtWord('Telecommunications Technical Officer or Technologist', most).length).toBeLessThanOrEqual(most)
  }
})
