import type { Span } from './draftText.ts'
import type { EpisodeSheet } from './splitSet.ts'

type DraftText = { sheet: EpisodeSheet; text: string }

/** The same words in two texts. `words` counts them. */
export type Repeat = { words: number; first: Span & { sheet: EpisodeSheet }; second: Span & { sheet: EpisodeSheet } }

/** The words of a text as numbers, equal for equal words, with the span of each. */
type Read = { sheet: EpisodeSheet; words: Int32Array; spans: Span[] }
type Run = { from: number; at: number; length: number }

/** A text that repeats one word for pages must not take minutes. */
const MOST_CANDIDATES = 8
const BASE = 0x01000193

/** Runs of at least `shortest` equal words in two of the texts, the longest first. Case and punctuation do not matter. */
export function* repeatsBetween(texts: readonly DraftText[], shortest: number): Generator<undefined, Repeat[]> {
  const vocabulary = new Map<string, number>()
  const read = texts.map((text) => wordsOf(text, vocabulary))
  const repeats: Repeat[] = []
  for (const [index, first] of read.entries()) {
    for (const second of read.slice(index + 1)) {
      yield
      for (const { from, at, length } of sharedRuns(first.words, second.words, shortest)) {
        repeats.push({ words: length, first: spanOf(first, from, length), second: spanOf(second, at, length) })
      }
    }
  }
  return repeats.sort((a, b) => b.words - a.words)
}

function sharedRuns(first: Int32Array, second: Int32Array, shortest: number): Run[] {
  const starts = new Map<number, number[]>()
  for (const [at, hash] of hashes(second, shortest).entries()) {
    const known = starts.get(hash)
    if (known === undefined) starts.set(hash, [at])
    else if (known.length < MOST_CANDIDATES) known.push(at)
  }
  const own = hashes(first, shortest)
  const runs: Run[] = []
  let from = 0
  while (from < own.length) {
    const longest = longestOf(starts.get(own[from] ?? 0) ?? [], from, first, second)
    if (longest.length >= shortest) runs.push(longest)
    from += longest.length >= shortest ? longest.length : 1
  }
  return runs
}

/** A hash for each window of words, computed from the one before. Two windows can share one by chance. */
function hashes(words: Int32Array, size: number): Int32Array {
  const all = new Int32Array(Math.max(0, words.length - size + 1))
  let oldest = 1
  for (let index = 1; index < size; index += 1) oldest = Math.imul(oldest, BASE)
  let hash = 0
  for (const [index, word] of words.entries()) {
    const leaving = index >= size ? Math.imul(words[index - size] ?? 0, oldest) : 0
    hash = (Math.imul(hash - leaving, BASE) + word) | 0
    if (index >= size - 1) all[index - size + 1] = hash
  }
  return all
}

function longestOf(candidates: readonly number[], from: number, first: Int32Array, second: Int32Array): Run {
  let longest: Run = { from, at: 0, length: 0 }
  for (const at of candidates) {
    let length = 0
    while (from + length < first.length && at + length < second.length && first[from + length] === second[at + length]) length += 1
    if (length > longest.length) longest = { from, at, length }
  }
  return longest
}

function wordsOf({ sheet, text }: DraftText, vocabulary: Map<string, number>): Read {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)]
  const words = found.map(({ 0: written }) => {
    const word = written.toLowerCase().replace('’', "'")
    const known = vocabulary.get(word) ?? vocabulary.size + 1
    vocabulary.set(word, known)
    return known
  })
  return {
    sheet,
    words: Int32Array.from(words),
    spans: found.map(({ 0: written, index }) => ({ start: index, end: index + written.length })),
  }
}

function spanOf({ sheet, spans }: Read, from: number, length: number): Repeat['first'] {
  return { sheet, start: spans[from]?.start ?? 0, end: spans[from + length - 1]?.end ?? 0 }
}
