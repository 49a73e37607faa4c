import { memo } from 'react'
import type { DraftRules } from '#domain/draft/draftRules.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Sheet } from './draftProps.ts'
import { EpisodeMargin } from './EpisodeMargin.tsx'
import { Explanation } from './Explanation.tsx'
import styles from './Margin.module.css'
import type { MarginTools } from './marginTools.ts'
import { notesOf, tallyOf } from './noteCount.ts'
import { RplMargin } from './RplMargin.tsx'
import { StatementMargin } from './StatementMargin.tsx'
import type { DraftCheck } from './useSheets.ts'

type Props = { sheet: Sheet; check: DraftCheck; rules: DraftRules; tools: MarginTools }

/** What was found on one sheet that is not empty. Not drawn again for what happens elsewhere: it is long, and somebody types. */
export const Margin = memo(function Margin({ sheet, check, rules, tools }: Props) {
  const { margin, sheets, rpl } = tools.words
  const notes = tallyOf(sheet, check, rules)?.notes ?? 0
  return (
    <section className={styles.margin}>
      <h3>{fillIn(margin.of, { sheet: sheets.names[sheet] })}</h3>
      <p className={styles.sum}>{notes === 0 ? margin.clean : notes === 1 ? margin.oneNote : fillIn(margin.notes, { count: notes })}</p>
      {sheet === 'rpl' && <p className={styles.caution}>{rpl.caution}</p>}
      <Rows sheet={sheet} check={check} rules={rules} tools={tools} />
      <details className={styles.how}>
        <summary>{margin.how}</summary>
        <Explanation kind={sheet === 'rpl' ? 'rpl' : 'cdr'} words={tools.words} rules={rules} />
      </details>
    </section>
  )
})

function Rows({ sheet, check, rules, tools }: Props) {
  if (sheet === 'rpl') return <RplMargin check={check.rpl} tools={tools} />
  if (sheet === 'statement') return check.cdr.statement && <StatementMargin check={check.cdr.statement} rules={rules} tools={tools} />
  const { episodes } = check.cdr
  const episode = episodes[sheet]
  return (
    episode && (
      <EpisodeMargin
        sheet={sheet}
        check={episode}
        notes={notesOf(sheet, check, rules)}
        rules={rules}
        hasOthers={Object.keys(episodes).length > 1}
        tools={tools}
      />
    )
  )
}
