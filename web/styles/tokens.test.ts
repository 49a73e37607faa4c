import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colour } from './tokens.ts'

const WEB_DIR = join(import.meta.dirname, '..')

test.each([
  ['ink', 'highlighter'],
  ['ink', 'highlight-soft'],
  ['ink', 'mist'],
  ...['ink', 'ink-soft', 'muted', 'green', 'rust', 'error'].flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ['green', 'green-soft'],
  ['error', 'error-soft'],
  ['ink', 'error-soft'],
  ['ink', 'highlighter-hover'],
  ['white', 'toast-success'],
  ['white', 'toast-failure'],
  ['highlighter', 'ink'],
  ['muted-on-ink', 'ink'],
])('%s on %s can be read', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['paper', 'card'])('the edge of a control on %s can be seen', (ground) => {
  expect(contrast(colour('rule-strong'), colour(ground))).toBeGreaterThanOrEqual(3)
})

test('no other style sheet writes a colour of its own', () => {
  const others = filesOf(/\.css$/).filter((file) => !file.endsWith('tokens.css'))
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter((file) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('every custom property that a style sheet uses is set somewhere', () => {
  const read = (pattern: RegExp) => filesOf(pattern).map((file) => readFileSync(file, 'utf8'))
  const sheets = read(/\.css$/)
  const set = new Set(
    [...sheets, ...read(/\.tsx?$/)].flatMap((text) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
  )
  const used = sheets.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((name) => !set.has(name))).toEqual([])
})

function filesOf(pattern: RegExp): string[] {
  const files = ['components', 'islands', 'renderer', 'styles'].flatMap((folder) =>
    readdirSync(join(WEB_DIR, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(WEB_DIR, folder, file)),
  )
  return files.filter((file) => pattern.test(file))
}

/** WCAG 2.2 contrast of two `#rrggbb` colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1)
  if (digits === undefined) throw new Error(`${hex} is not a colour like #10233b`)
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const channel = Number.parseInt(digit, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
