import type { DraftRules } from '#domain/draft/draftRules.ts'
import { episodeRows } from '#domain/draft/episodeNotes.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftKind, DraftWords } from './draftProps.ts'
import { counted } from './marginTools.ts'
import { Row } from './Row.tsx'

type Props = { kind: DraftKind; words: DraftWords; rules: DraftRules }

/** What is looked at, with the figures it is measured by, told so that a reader can do it by hand. */
export function Explanation({ kind, words: { episode, statement, rpl, sheets }, rules }: Props) {
  const figures = {
    from: counted(rules.words.from),
    to: counted(rules.words.to),
    most: rules.longSentence,
    run: rules.sharedRun,
    all: rules.elementGroups.reduce((sum, count) => sum + count, 0),
  }
  const cdr = [
    ...episodeRows.map((row) => episode[row]),
    ...[statement.elements, statement.references].map(({ title, how }) => ({ title: `${sheets.names.statement}: ${title}`, how })),
  ]
  return (kind === 'cdr' ? cdr : [rpl.reports, rpl.dates]).map(({ title, how }) => (
    <Row key={title} title={title}>
      <p>{fillIn(how, figures)}</p>
    </Row>
  ))
}
