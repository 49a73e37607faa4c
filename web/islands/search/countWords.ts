import { fillIn } from '#domain/fillIn.ts'
import type { Guess } from '#domain/wordSearch.ts'

type CountWords = Readonly<Record<'all' | 'one' | 'many' | 'none', string>>

export function countInWords(shown: number, total: number, words: CountWords): string {
  const sentence = shown === 0 ? words.none : shown === total ? words.all : shown === 1 ? words.one : words.many
  return fillIn(sentence, { count: shown, total })
}

type Remarked = { unused: readonly string[]; guesses: readonly Guess[]; isPartial?: boolean }
type RemarkWords = Readonly<{ unused: string; guess: string; partial?: string }>

/** What was not searched for as it was typed. */
export function remarkInWords({ unused, guesses, isPartial = false }: Remarked, words: RemarkWords): string {
  const left = unused.length === 0 ? '' : fillIn(words.unused, { words: unused.join(', ') })
  const read = guesses.map(({ typed, meant }) => fillIn(words.guess, { typed, meant }))
  return [left, ...read, isPartial && words.partial].filter(Boolean).join(' ')
}
