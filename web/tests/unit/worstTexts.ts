import type { Node } from './regexSteps.ts'

/** Letters of every kind that a set can tell apart. */
const letters = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ...'\t\n\u0001éÉ中५’“”–—…•²°\u00a0\u0301']

const MOST_TAILS = 12
const MOST_PAIRED = 9

/** `prefix` leads to a part of the pattern that repeats, `unit` repeats in it, and `tail` may make it fail in the end. */
export type Worst = { prefix: string; unit: string; tail: string }

export function textOf({ prefix, unit, tail }: Worst, length: number): string {
  return prefix + unit.repeat(Math.ceil(length / unit.length)) + tail
}

/** Texts that could make a backtracking engine go over the same letters again and again. */
export function worstTexts(tree: Node, flags: string): Worst[] {
  const sets = setsIn(tree).map((source) => new RegExp(`^${source}$`, flags.replace(/[gy]/g, '')))
  const kinds = new Map(letters.map((letter) => [sets.map((set) => Number(set.test(letter))).join(''), letter]))
  const kindsOfLetters = [...kinds.values()]
  const loops = [{ prefix: '', unit: '' }, ...loopsIn(tree, '', flags)]
  // More would take minutes for a pattern of many words.
  const tails = ['', ...(kindsOfLetters.length > MOST_TAILS ? ['\u0001', ' ', 'A', '9'] : kindsOfLetters)]
  const pairs = kindsOfLetters.length > MOST_PAIRED ? [] : kindsOfLetters.flatMap((first) => kindsOfLetters.map((second) => first + second))
  const found = loops.flatMap(({ prefix, unit }) =>
    [...kindsOfLetters, ...pairs, unit, prefix, prefix + unit]
      .filter(Boolean)
      .flatMap((repeated) => tails.map((tail) => ({ prefix, unit: repeated, tail }))),
  )
  return [...new Map(found.map((worst) => [JSON.stringify(worst), worst])).values()]
}

export function loopsForEver(node: Node): boolean {
  if (node.kind === 'repeat') return node.most === Infinity || loopsForEver(node.body)
  if (node.kind === 'look') return loopsForEver(node.body)
  return 'parts' in node && node.parts.some(loopsForEver)
}

function setsIn(node: Node): string[] {
  if (node.kind === 'set') return [node.source]
  if ('parts' in node) return [...new Set(node.parts.flatMap(setsIn))]
  return 'body' in node ? setsIn(node.body) : []
}

function loopsIn(node: Node, prefix: string, flags: string): { prefix: string; unit: string }[] {
  if (node.kind === 'choice') return node.parts.flatMap((part) => loopsIn(part, prefix, flags))
  if (node.kind === 'look') return loopsIn(node.body, prefix, flags)
  if (node.kind === 'sequence') {
    let before = prefix
    return node.parts.flatMap((part) => {
      const loops = loopsIn(part, before, flags)
      before += sampleOf(part, flags)
      return loops
    })
  }
  if (node.kind !== 'repeat') return []
  const own = node.most === Infinity ? [{ prefix, unit: sampleOf(node.body, flags) }] : []
  return [...own, ...loopsIn(node.body, prefix, flags)]
}

/** The shortest text that a part of a pattern accepts, if what is after it is left aside. */
function sampleOf(node: Node, flags: string): string {
  if (node.kind === 'set') {
    const set = new RegExp(`^${node.source}$`, flags.replace(/[gy]/g, ''))
    const own = [...node.source, ...letters].find((letter) => set.test(letter))
    return own ?? ''
  }
  if (node.kind === 'sequence') return node.parts.map((part) => sampleOf(part, flags)).join('')
  if (node.kind === 'choice') return node.parts[0] ? sampleOf(node.parts[0], flags) : ''
  if (node.kind === 'repeat') return sampleOf(node.body, flags).repeat(node.least)
  return ''
}
