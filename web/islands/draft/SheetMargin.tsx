import type { DraftCheck } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { RplReports } from '#domain/draft/rplReports.ts'
import { isEpisode, type Sheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { counted, type DraftWords } from './draftWords.ts'
import { EpisodeRows } from './EpisodeRows.tsx'
import styles from './margin.module.css'
import { keyed, type MarginTools, type MarkedSpan, quotesInLine } from './marginTools.ts'
import { FactList, Row, Subject } from './rows.tsx'
import { StatementRows } from './StatementRows.tsx'

type Props = {
  sheet: Sheet
  check: DraftCheck
  words: DraftWords
  rules: DraftRules
  onShow: (span: MarkedSpan) => void
  isPrinting: boolean
}

/** Everything that is said of one sheet. */
export function SheetMargin({ rules, ...shared }: Props) {
  const { sheet, check, words } = shared
  const { margin, sheets, rpl } = words
  const notes = check.sheets[sheet]?.notes ?? []
  const count = notes.length
  return (
    <section className={styles.margin}>
      <h2>{fillIn(margin.of, { sheet: sheets.names[sheet] })}</h2>
      <p className={styles.sum}>{count === 0 ? margin.clean : count === 1 ? margin.oneNote : fillIn(margin.notes, { count })}</p>
      {sheet === 'rpl' && <p className={styles.caution}>{rpl.caution}</p>}
      <Rows rules={rules} tools={{ ...shared, notes }} />
    </section>
  )
}

function Rows({ rules, tools }: { rules: DraftRules; tools: MarginTools }) {
  const { statement, rpl, ...episodes } = tools.check.sheets
  const { sheet } = tools
  if (isEpisode(sheet)) {
    const episode = episodes[sheet]
    return episode && <EpisodeRows sheet={sheet} episode={episode} rules={rules} tools={tools} />
  }
  if (sheet === 'rpl') return rpl && <RplRows found={rpl} tools={tools} />
  return statement && <StatementRows statement={statement} rules={rules} tools={tools} />
}

const MOST_DATES = 8

function RplRows({ found: { reports }, tools }: { found: RplReports; tools: MarginTools }) {
  const { rpl: words, sheets } = tools.words
  const wordsIn = (count: number) => fillIn(sheets.words, { words: counted(count) })
  const dates = reports.map((report) => ({
    label: report.title,
    value: quotesInLine(tools.check, 'rpl', report.dates, MOST_DATES) || words.dates.none,
  }))
  return (
    <>
      <Subject name="reports" title={words.reports.title} figure={fillIn(words.reports.figure, { count: reports.length })} tools={tools}>
        {keyed(reports, ({ title }) => title).map(({ key, item: report }) => (
          <div key={key} className={styles.report}>
            <h4>{report.title}</h4>
            <FactList
              facts={[
                { label: words.reports.total, value: wordsIn(report.words) },
                ...report.sections.map((section) => ({ label: section.title, value: wordsIn(section.words) })),
              ]}
            />
            {report.sections.length === 0 && <p>{words.reports.noSections}</p>}
          </div>
        ))}
      </Subject>
      {reports.length > 0 && (
        <Row title={words.dates.title} figure={undefined}>
          <FactList facts={dates} />
        </Row>
      )}
    </>
  )
}
