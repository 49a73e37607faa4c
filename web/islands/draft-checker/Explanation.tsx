import type { DraftRules } from '#domain/draft/draftRules.ts'
import { episodeRows } from '#domain/draft/episodeNotes.ts'
import type { DraftKind, DraftWords } from './draftProps.ts'
import { howOf } from './howOf.ts'
import { Row } from './Row.tsx'
import { howOfElements } from './StatementMargin.tsx'

type Props = { kind: DraftKind; words: DraftWords; rules: DraftRules }

/** The empty margin: what will be looked at, told so that a reader can do it by hand. */
export function Explanation({ kind, words, rules }: Props) {
  const { episode, statement, rpl } = words
  if (kind === 'rpl') {
    return (
      <>
        <Row title={rpl.reports.title} how={rpl.reports.how} />
        <Row title={rpl.dates.title} how={rpl.dates.how} />
      </>
    )
  }
  return (
    <>
      {episodeRows.map((row) => (
        <Row key={row} title={episode[row].title} how={howOf(row, words, rules)} />
      ))}
      <Row title={`${words.sheets.names.statement}: ${statement.elements.title}`} how={howOfElements(statement.elements.how, rules)} />
      <Row title={`${words.sheets.names.statement}: ${statement.references.title}`} how={statement.references.how} />
    </>
  )
}
