// Where a text of a preview is from: a mark in the text itself, of characters that no text has. publisher/preview/placed.ts
// turns it into an attribute of the element around it. A live page is made without.

const START = '\uE000'
const FIRST_DIGIT = 0xe100
const BASE = 4096
const MARK = /\uE000([\uE100-\uF0FF])([\uE100-\uF0FF])/g

const places: string[] = []
const numbers = new Map<string, number>()

/** The text with the mark of its place: at its end, or at the end of each line where the text has several. */
export function marked(text: string, place: string, isProse: boolean): string {
  const mark = markOf(place)
  if (!isProse) return text + mark
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*```/.test(line)) isCode = !isCode
      if (isCode || !/\p{L}/u.test(line) || /^\s*(```|\[[^\]]+\]:)/.test(line)) return line
      return /\|\s*$/.test(line) ? line.replace(/\s*\|\s*$/, `${mark} |`) : line + mark
    })
    .join('\n')
}

/** At its start, for what may lose its full stop or be followed by more. */
export function markedFirst(text: string, place: string): string {
  return markOf(place) + text
}

function markOf(place: string): string {
  const number = numbers.get(place) ?? places.push(place) - 1
  numbers.set(place, number)
  const digit = (value: number) => String.fromCharCode(FIRST_DIGIT + value)
  return START + digit(Math.floor(number / BASE)) + digit(number % BASE)
}

export function placesIn(text: string): string[] {
  const digitOf = (digit = '') => digit.charCodeAt(0) - FIRST_DIGIT
  return [...new Set([...text.matchAll(MARK)].map(([, high, low]) => places[digitOf(high) * BASE + digitOf(low)] ?? ''))]
}

/** A text without the marks, and without half a mark where it was cut. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uF0FF]/g, '')
}
