import type { draftWords } from '#content/draftWords.ts'
import type { DraftRules } from '#domain/draft/episode.ts'

export type DraftWords = typeof draftWords

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}

export type DraftFigures = ReturnType<typeof figuresOf>

/** What is put into the words about each check. */
export function figuresOf({ words, longSentence, sharedRun, elementGroups }: DraftRules) {
  return {
    from: counted(words.from),
    to: counted(words.to),
    most: longSentence,
    run: sharedRun,
    all: elementGroups.reduce((sum, count) => sum + count, 0),
  }
}
