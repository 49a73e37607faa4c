import { createHash } from 'node:crypto'
import { sydneyDay } from '#content/until.ts'

/** What the inbox wants: a snapshot or, before the first, none. `number` is 0 where there is none to read. */
export type Wanted = {
  text: string | undefined
  number: number
  /** A hash of everything the pages depend on. */
  inputs: string
}

/** @param release hash of its bundle. Every night is another day, on which announcements and passages come and go. */
export function wantedOf(text: string | undefined, release: string): Wanted {
  const inputs = createHash('sha256')
    .update([release, sydneyDay(new Date()), text ?? ''].join('\n'))
    .digest('hex')
  return { text, number: numberIn(text), inputs }
}

export function numberIn(text: string | undefined): number {
  try {
    const { number } = JSON.parse(text ?? '{}')
    return typeof number === 'number' ? number : 0
  } catch {
    return 0
  }
}
