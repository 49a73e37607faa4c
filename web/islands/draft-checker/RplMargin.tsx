import type { RplReports } from '#domain/draft/checkDraft.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './Margin.module.css'
import { Facts, Note, Row } from './MarginParts.tsx'
import { counted, type MarginTools } from './marginTools.ts'

type Props = { check: RplReports; tools: MarginTools }

/** The margin of two project reports: headings, lengths and dates. We know of no length that the ACS sets, so none is measured. */
export function RplMargin({ check: { words: all, reports }, tools }: Props) {
  const { rpl, sheets } = tools.words
  const wordsIn = (count: number) => fillIn(sheets.words, { words: counted(count) })
  return (
    <>
      <Row title={rpl.reports.title} figure={fillIn(rpl.reports.figure, { count: reports.length })}>
        {reports.length === 0 && <Note text={fillIn(rpl.reports.none, { words: counted(all) })} {...tools} />}
        {reports.length === 1 && <Note text={rpl.reports.one} {...tools} />}
        {reports.map(({ title, start, words, sections }) => (
          <div key={start} className={styles.report}>
            <h5>{title}</h5>
            <Facts
              facts={[
                { label: rpl.reports.total, value: wordsIn(words) },
                ...sections.map((section) => ({ label: section.title, value: wordsIn(section.words) })),
              ]}
            />
            {sections.length === 0 && <p>{rpl.reports.noSections}</p>}
          </div>
        ))}
      </Row>
      {reports.length > 0 && (
        <Row title={rpl.dates.title}>
          <Facts
            facts={reports.map(({ title, dates }) => {
              const seen = dates.map((place) => tools.quoteOf({ sheet: 'rpl', ...place }).text)
              return { label: title, value: [...new Set(seen)].slice(0, 8).join(' · ') || rpl.dates.none }
            })}
          />
        </Row>
      )}
    </>
  )
}
