import { fillIn } from '../fillIn.ts'
import type { CdrCheck } from './checkDraft.ts'
import type { RplReports } from './rplReports.ts'
import { episodeSheets } from './splitSet.ts'

export type DraftMessageWords = {
  /** First and last line of the counts. */
  start: string
  end: string
  episode: string
  repeats: string
  statement: string
  report: string
  limit: string
}

/** A check as counts for an enquiry. It contains no word of the draft, no name, no date and no file. */
export function cdrMessage({ episodes, repeats, statement }: CdrCheck, words: DraftMessageWords): string {
  const lines = episodeSheets.flatMap((sheet, index) => {
    const check = episodes[sheet]
    if (check === undefined) return []
    const { numbering, sections, voice, sentences, actions } = check
    return fillIn(words.episode, {
      number: index + 1,
      words: check.words,
      paragraphs: numbering.numbers.length,
      faults: numbering.faults.length + numbering.unnumbered.length,
      sections: sections.length,
      i: voice.i,
      we: voice.we,
      long: sentences.long.length,
      hidden: actions.hidden.length,
    })
  })
  if (lines.length > 1) lines.push(fillIn(words.repeats, { count: repeats.length }))
  if (statement) {
    const { category = '–', elements, nowhere } = statement
    lines.push(
      fillIn(words.statement, {
        category,
        cited: elements.filter(({ state }) => state === 'cited').length,
        all: elements.length,
        missing: elements.filter(({ state }) => state === 'missing').length,
        nowhere: nowhere.length,
      }),
    )
  }
  return block(lines, words)
}

export function rplMessage({ reports }: RplReports, words: DraftMessageWords): string {
  const lines = reports.map((report, index) =>
    fillIn(words.report, { number: index + 1, words: report.words, sections: report.sections.length }),
  )
  return block(lines, words)
}

function block(lines: readonly string[], { start, limit, end }: DraftMessageWords): string {
  return [start, ...lines, limit, end].join('\n')
}
