import { inAscii } from '../asciiDigits.ts'

/** Longer than anyone types. What follows is left out. */
const LONGEST = 100
/** In the numbers of some countries, and between two numbers. */
const SEPARATOR = /[/\\,;|&#~=*:\n]/

type Span = { start: number; end: number }

/** A part of what was typed that could be one number: a plus or none, and digits. */
export type Piece = Span & { number: string }

/** `plain` has one letter for each of `letters`, with ASCII digits, so that a place in it is a place in what was typed. */
export function lettersOf(typed: string): { letters: string[]; plain: string } {
  const letters = [...typed.slice(0, LONGEST)]
  return { letters, plain: letters.map(plainLetter).join('') }
}

function plainLetter(letter: string): string {
  const ascii = inAscii(letter)
  if (/^[\d+]$/.test(ascii) || SEPARATOR.test(letter)) return ascii
  // Brackets and dashes of any script, and what nobody sees, are gaps.
  return /[\p{L}\p{M}]/u.test(letter) ? 'x' : ' '
}

/** In the order of trying: a stretch without words, its parts between separators, and their beginnings up to a gap, longest first. */
export function piecesOf(plain: string): Piece[] {
  const stretches = cut(plain, { start: 0, end: plain.length }, (letter, hasDigits) => letter === 'x' || (letter === '+' && hasDigits))
  return stretches.flatMap((stretch) => {
    const parts = cut(plain, stretch, (letter) => SEPARATOR.test(letter))
    return [stretch, ...parts.flatMap((part) => [part, ...beginnings(plain, part)])]
  })
}

function cut(plain: string, { start, end }: Span, isCut: (letter: string, hasDigits: boolean) => boolean): Piece[] {
  const cuts = [start]
  let hasDigits = false
  for (let index = start; index < end; index += 1) {
    const letter = plain[index] ?? ''
    const isHere = isCut(letter, hasDigits)
    if (isHere) cuts.push(index)
    hasDigits = (hasDigits && !isHere) || /\d/.test(letter)
  }
  return cuts.map((from, index) => piece(plain, { start: from, end: cuts[index + 1] ?? end })).filter(({ number }) => /\d/.test(number))
}

function beginnings(plain: string, { start, end }: Span): Piece[] {
  const gaps = Array.from({ length: end - start }, (_, index) => start + index)
  return gaps
    .filter((index) => plain[index] === ' ' && /\d/.test(plain[index - 1] ?? ''))
    .reverse()
    .map((gap) => piece(plain, { start, end: gap }))
}

function piece(plain: string, { start, end }: Span): Piece {
  const text = plain.slice(start, end)
  return { number: (/^[^\d]*\+/.test(text) ? '+' : '') + text.replace(/\D/g, ''), start, end }
}

/** What is beside the number and tells something: before it other digits, after it words too. */
export function besides(letters: readonly string[], plain: string, { start, end }: Span): string[] {
  const first = start + plain.slice(start, end).search(/[\d+]/)
  const before = /\d/.test(plain.slice(0, first)) ? [withoutEdges(letters.slice(0, first))] : []
  const after = /[\dx]/.test(plain.slice(end)) ? [withoutEdges(letters.slice(end))] : []
  return [...before, ...after]
}

const EDGE = /[\s/\\,;|&()-]/

function withoutEdges(letters: readonly string[]): string {
  const said = letters.flatMap((letter, place) => (EDGE.test(letter) ? [] : [place]))
  return letters.slice(said[0] ?? 0, (said.at(-1) ?? -1) + 1).join('')
}
