import { expect, test } from 'vitest'
import { headsForPanel } from './menuIntent.ts'

const panel = { left: 40, right: 1220, top: 75, bottom: 450 }
const from = { x: 390, y: 58 }

test('a pointer on the way down to a far corner is heading for the menu', () => {
  expect(headsForPanel(from, { x: 700, y: 70 }, panel)).toBe(true)
})

test('a pointer inside the panel is heading for the menu', () => {
  expect(headsForPanel(from, { x: 1000, y: 300 }, panel)).toBe(true)
})

test('a pointer going back up or along the bar is not', () => {
  expect(headsForPanel(from, { x: 390, y: 20 }, panel)).toBe(false)
  expect(headsForPanel(from, { x: 1100, y: 56 }, panel)).toBe(false)
})

test('a pointer below the panel is not', () => {
  expect(headsForPanel(from, { x: 390, y: 600 }, panel)).toBe(false)
})
