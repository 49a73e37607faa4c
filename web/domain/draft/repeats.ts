import type { Span } from './paragraphs.ts'
import type { EpisodeSheet } from './splitSet.ts'

type SheetText = { sheet: EpisodeSheet; text: string }

export type Repeat = { words: number; first: Span & { sheet: EpisodeSheet }; second: Span & { sheet: EpisodeSheet } }

type Words = { sheet: EpisodeSheet; words: string[]; spans: Span[] }
type Run = { from: number; at: number; length: number }

/** A text that repeats one word for pages must not take minutes. */
const MOST_CANDIDATES = 8

/** Runs of at least `shortest` equal words in two of the texts, the longest first. Case and punctuation do not matter. */
export function* repeatsBetween(texts: readonly SheetText[], shortest: number): Generator<undefined, Repeat[]> {
  const all: Words[] = []
  for (const text of texts) {
    all.push(wordsOf(text))
    yield
  }
  const repeats: Repeat[] = []
  for (const [index, first] of all.entries()) {
    for (const second of all.slice(index + 1)) {
      for (const { from, at, length } of yield* sharedRuns(first.words, second.words, shortest)) {
        repeats.push({ words: length, first: spanOf(first, from, length), second: spanOf(second, at, length) })
      }
    }
  }
  return repeats.sort((a, b) => b.words - a.words)
}

function* sharedRuns(first: readonly string[], second: readonly string[], shortest: number): Generator<undefined, Run[]> {
  const windowAt = (words: readonly string[], at: number) => words.slice(at, at + shortest).join(' ')
  const starts = new Map<string, number[]>()
  for (let at = 0; at + shortest <= second.length; at += 1) {
    const window = windowAt(second, at)
    const known = starts.get(window)
    if (known === undefined) starts.set(window, [at])
    else if (known.length < MOST_CANDIDATES) known.push(at)
    yield
  }
  const runs: Run[] = []
  let from = 0
  while (from + shortest <= first.length) {
    const longest = longestOf(starts.get(windowAt(first, from)) ?? [], from, first, second)
    if (longest) runs.push(longest)
    from += longest?.length ?? 1
    yield
  }
  return runs
}

function longestOf(candidates: readonly number[], from: number, first: readonly string[], second: readonly string[]): Run | undefined {
  let longest: Run | undefined
  for (const at of candidates) {
    let length = 0
    while (from + length < first.length && at + length < second.length && first[from + length] === second[at + length]) length += 1
    if (length > (longest?.length ?? 0)) longest = { from, at, length }
  }
  return longest
}

function wordsOf({ sheet, text }: SheetText): Words {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)]
  return {
    sheet,
    words: found.map(({ 0: written }) => written.toLowerCase().replace('’', "'")),
    spans: found.map(({ 0: written, index }) => ({ start: index, end: index + written.length })),
  }
}

function spanOf({ sheet, spans }: Words, from: number, length: number): Repeat['first'] {
  return { sheet, start: spans[from]?.start ?? 0, end: spans[from + length - 1]?.end ?? 0 }
}
