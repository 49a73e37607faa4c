import type { draftWords } from '#content/draftWords.ts'

export type DraftWords = typeof draftWords

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}
