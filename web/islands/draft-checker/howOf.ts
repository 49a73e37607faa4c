import type { DraftRules } from '#domain/draft/draftRules.ts'
import type { EpisodeRow } from '#domain/draft/episodeNotes.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords } from './draftProps.ts'
import { counted } from './marginTools.ts'

/** How to do a check by hand, with the figures it is measured by. */
export function howOf(row: EpisodeRow, { episode }: DraftWords, { words, longSentence, sharedRun }: DraftRules): string {
  return fillIn(episode[row].how, { from: counted(words.from), to: counted(words.to), most: longSentence, run: sharedRun })
}
