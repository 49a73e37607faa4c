import { expect, test } from 'vitest'
import { stretched } from './ShareDrawing.tsx'

test('a path keeps its shape in the box of a share card: places are moved, lengths only stretched', () => {
  expect(stretched('M0 0L1000 500', 10, 20, 0.5, 0.4)).toBe('M10 20L510 220')
  expect(stretched('M100 100h.1v-50H1000V0', 10, 20, 0.5, 0.4)).toBe('M60 60h0.05v-20H510V20')
  expect(stretched('M0 0A7 7 0 0 0 6.4-8Z', 10, 20, 10, 10)).toBe('M10 20A70 70 0 0 0 74 -60Z')
  expect(stretched('M0 0q40-50 80 0t80 0', 0, 0, 0.5, 1)).toBe('M0 0q20 -50 40 0t40 0')
})
