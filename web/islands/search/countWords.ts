import { fillIn } from '#domain/fillIn.ts'

type CountWords = Readonly<Record<'all' | 'one' | 'many' | 'none', string>>

export function countInWords(shown: number, total: number, words: CountWords): string {
  const sentence = shown === 0 ? words.none : shown === total ? words.all : shown === 1 ? words.one : words.many
  return fillIn(sentence, { count: shown, total })
}

export function unusedInWords(unused: readonly string[], sentence: string): string {
  return unused.length === 0 ? '' : fillIn(sentence, { words: unused.join(', ') })
}
