import type { StatementCheck } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { CrossReferences } from '#domain/draft/summaryStatement.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Note, Row } from './MarginParts.tsx'
import type { MarginTools } from './marginTools.ts'
import styles from './StatementMargin.module.css'

type Props = { check: StatementCheck; rules: DraftRules; tools: MarginTools }

/** The margin of a summary statement: which elements have a paragraph, and which paragraphs exist. */
export function StatementMargin({ check, rules, tools }: Props) {
  const { statement } = tools.words
  const { category, otherCategories, elements, unknown, nowhere, unchecked, rows } = check
  const cited = elements.filter(({ state }) => state === 'cited').length
  const coded = (state: 'bare' | 'missing') => elements.filter((element) => element.state === state).map(({ code }) => code)
  const bare = coded('bare')
  const missing = coded('missing')
  const references = rows.reduce((sum, row) => sum + row.references.length, 0)
  const at = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => ({ sheet: 'statement' as const, start, end }))

  return (
    <>
      <Row
        title={statement.elements.title}
        figure={elements.length > 0 ? fillIn(statement.elements.figure, { cited, all: elements.length }) : undefined}
      >
        {category === undefined && <Note text={statement.elements.noCodes} {...tools} />}
        {category === 'EM' && <p>{statement.elements.manager}</p>}
        {(category === 'ET' || category === 'EA') && <p>{fillIn(statement.elements.unsure, { category })}</p>}
        {elements.length > 0 && <ElementGrid elements={elements} groups={rules.elementGroups} words={statement.elements} />}
        {missing.length > 0 && <Note text={fillIn(statement.elements.missing, { codes: missing.join(', ') })} {...tools} />}
        {bare.length > 0 && (
          <Note
            text={fillIn(statement.elements.bare, { codes: bare.join(', ') })}
            spans={at(elements.flatMap(({ state, span }) => (state === 'bare' && span ? [span] : [])))}
            {...tools}
          />
        )}
        {unknown.map(({ code, span }) => (
          <Note key={code} text={fillIn(statement.elements.unknown, { code })} spans={at([span])} {...tools} />
        ))}
        {otherCategories.length > 0 && (
          <Note text={fillIn(statement.elements.mixed, { categories: otherCategories.join(', ') })} {...tools} />
        )}
      </Row>
      <Row title={statement.references.title} figure={fillIn(statement.references.figure, { count: references })}>
        {nowhere.map(({ code, number, span }) => (
          <Note key={`${code}-${number}`} text={fillIn(statement.references.nowhere, { code, number })} spans={at([span])} {...tools} />
        ))}
        {unchecked > 0 && <p>{fillIn(statement.references.unchecked, { count: unchecked })}</p>}
        {references > 0 && nowhere.length + unchecked === 0 && <p>{statement.references.clean}</p>}
      </Row>
    </>
  )
}

type ElementGridProps = {
  elements: CrossReferences['elements']
  groups: readonly number[]
  words: { title: string; states: Readonly<Record<'cited' | 'bare' | 'missing', string>> }
}

/** The elements in the standard's groups; under each code, the paragraphs that the table cites. */
function ElementGrid({ elements, groups, words }: ElementGridProps) {
  return (
    <div className={styles.grid}>
      {groups.map((count, group) => {
        const from = groups.slice(0, group).reduce((sum, before) => sum + before, 0)
        const own = elements.slice(from, from + count)
        return (
          <ul key={own[0]?.code}>
            {own.map(({ code, state, references }) => (
              <li key={code} data-state={state}>
                <b>{code}</b> <span>{state === 'cited' ? references.join(', ') : words.states[state]}</span>
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
