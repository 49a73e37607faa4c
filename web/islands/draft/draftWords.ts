import type { draftWords } from '#content/draftWords.ts'

/** The words of what changes: the page has the rest. */
export type DraftWords = typeof draftWords

export type FileFault = keyof DraftWords['file']['faults']

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}
