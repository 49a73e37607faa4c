import { getStroke } from 'perfect-freehand'
import type { Size } from './drawing.ts'

/** Units of the outline in one em of the text that is circled. */
export const UNITS = 100

/** How wide a figure or a word is, in em: near enough for a circle drawn by hand. Small texts are in the sans, which is wider. */
export function widthOf(text: string, size: Size): number {
  const serif = [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.48), 0)
  return size === 'text' ? 1.17 * serif : serif
}

/** A turn of the pen round a text, with more room where the text is small. */
export function circleRound(text: string, size: Size, seed: number): { d: string; width: number; height: number } {
  return circle(widthOf(text, size), seed, size === 'text' ? 0.3 : 0)
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;’'ilj]/, 0.25],
  [/[mw×]/, 0.75],
  [/[\d]/, 0.55],
  [/[A-Z]/, 0.64],
]

/** The outline of one turn round a text that is `width` em wide, with the size of its box in em. */
function circle(width: number, seed: number, room: number): { d: string; width: number; height: number } {
  const random = randomFrom(seed)
  const [rx, ry] = [(width / 2 + 0.6 + room) * UNITS, (0.74 + random() * 0.08 + room) * UNITS]
  const [start, turns, lean] = [3.4 + random() * 0.6, 1.1 + random() * 0.1, (random() - 0.5) * 0.06]
  const steps = 30
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    const angle = start + part * turns * 2 * Math.PI
    // It opens outwards at its end, as a hand does that has passed its own beginning.
    const away = 1 + 0.2 * Math.max(0, part - 0.86) * 6 * (0.6 + random() * 0.1) - 0.05 * part + (random() - 0.5) * 0.015
    const [x, y] = [Math.cos(angle) * rx * away, Math.sin(angle) * ry * away]
    return [x, y + x * lean, 0.35 + 0.4 * Math.sin(part * Math.PI)]
  })
  const outline = getStroke(points, { size: 13, thinning: 0.55, smoothing: 0.6, streamline: 0.35, simulatePressure: false, last: true })
  return { d: smooth(outline), width: (2 * rx) / UNITS, height: (2 * ry) / UNITS }
}

/** A tick of the same pen, in a box of 26 units. */
export function tick(seed: number): string {
  const random = randomFrom(seed)
  const points = [
    [2, 15, 0.5],
    [5, 17.5, 0.7],
    [8.5, 22 + random(), 0.9],
    [12, 15, 0.7],
    [17, 8, 0.5],
    [25, 0, 0.2],
  ]
  return smooth(getStroke(points, { size: 4.5, thinning: 0.6, smoothing: 0.5, streamline: 0.2, simulatePressure: false, last: true }), 10)
}

/** A closed curve through the middles of an outline’s sides; every second point is enough. */
function smooth(outline: readonly (readonly number[])[], precision = 1): string {
  const kept = outline.filter((_, index) => index % 2 === 0)
  const round = (value = 0) => Math.round(value * precision) / precision
  const at = (index: number) => kept[index % kept.length] ?? [0, 0]
  const middle = (index: number) => [0, 1].map((axis) => round(((at(index)[axis] ?? 0) + (at(index + 1)[axis] ?? 0)) / 2)).join(' ')
  const curves = kept.map((_, index) => `Q${round(at(index + 1)[0])} ${round(at(index + 1)[1])} ${middle(index + 1)}`)
  return `M${middle(0)}${curves.join('')}Z`
}

/** The same hand for the same seed, so that two builds draw alike: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
