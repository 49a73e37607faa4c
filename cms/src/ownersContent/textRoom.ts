// How much fits at a place of the pages: one rule for Words, the Site page, the inbox that publishes and the site's build.

/** Without a limit a text has its place's form alone: one line, or prose. */
export type Room = { isProse: boolean; least?: number; most?: number; mostWords?: number; keeps?: Keeps }
/** Words that have to stay, because something else of the site goes by them; `where`: at the end, or these and no others. */
type Keeps = { words: string; message: string; where?: 'end' | 'whole' }

/** All the texts of a part together; `words`: how many the repository has there. */
export type SharedRoom = { within: string; mostWords: number; words: number }

export function countWords(text: string): number {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function tooManyWords(words: number, most: number): string {
  return `${words} words, at most ${most} fit here`
}

export function tooLong(length: number, most: number): string {
  return `Shorten this to ${most} characters: there are ${length}.`
}

export function tooShort(length: number, least: number): string {
  return `Write at least ${least} characters: there are ${length}.`
}

export const ONE_LINE = 'Write it in one line: a new paragraph has no room here.'

/** What does not fit at the place itself. */
export function roomProblems({ isProse, least, most, mostWords, keeps }: Room, now: string): string[] {
  const text = now.trim()
  const words = countWords(text)
  return [
    ...(!isProse && /\n/.test(text) ? [ONE_LINE] : []),
    ...(mostWords !== undefined && words > mostWords ? [tooManyWords(words, mostWords)] : []),
    ...(most !== undefined && text.length > most ? [tooLong(text.length, most)] : []),
    ...(least !== undefined && text.length < least ? [tooShort(text.length, least)] : []),
    ...(keeps && !hasKept(keeps, text) ? [keeps.message] : []),
  ]
}

function hasKept({ words, where }: Keeps, text: string): boolean {
  if (where === 'whole') return text === words
  return where === 'end' ? text.endsWith(words) : text.toLowerCase().includes(words.toLowerCase())
}

type Changed = { place: string; was: string; now: string }

/** Of the changes in a part that is full, by place: each alone may fit. */
export function sharedRoomProblems(rooms: readonly SharedRoom[], changes: readonly Changed[]): { place: string; message: string }[] {
  return rooms.flatMap(({ within, mostWords, words }) => {
    const inPart = changes.filter(({ place }) => place.startsWith(`${within}.`))
    const now = inPart.reduce((sum, change) => sum + countWords(change.now) - countWords(change.was), words)
    return now <= mostWords
      ? []
      : inPart.map(({ place }) => ({ place, message: `${tooManyWords(now, mostWords)}, with the texts beside it.` }))
  })
}
