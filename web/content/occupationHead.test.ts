import { expect, test } from 'vitest'
import { occupationDescription, occupationHeading, occupationTitle } from './occupationHead.ts'
import { occupations } from './occupations.ts'

test('every title fits a tab, holds the code and is the only one of its kind', () => {
  const titles = occupations.map(occupationTitle)
  expect(new Set(titles).size).toBe(occupations.length)
  for (const [index, title] of titles.entries()) {
    expect(title.length, title).toBeLessThanOrEqual(70)
    expect(title).toContain(occupations[index]?.code)
  }
})

test('every description fits a search result and is the only one of its kind', () => {
  const descriptions = occupations.map(occupationDescription)
  expect(new Set(descriptions).size).toBe(occupations.length)
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(90)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('an occupation on two lists has two headings', () => {
  expect(new Set(occupations.map(occupationHeading)).size).toBe(occupations.length)
})
