import type { DraftRules } from '#domain/draft/episode.ts'
import type { StatementCheck } from '#domain/draft/summaryStatement.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords } from './draftWords.ts'
import styles from './margin.module.css'
import type { MarginTools } from './marginTools.ts'
import { Subject } from './rows.tsx'

type Props = { statement: StatementCheck; rules: DraftRules; tools: MarginTools }

export function StatementRows({ statement, rules, tools }: Props) {
  const { elements: words, references: referenceWords } = tools.words.statement
  const { category, elements, nowhere, unchecked, rows } = statement
  const references = rows.reduce((sum, { references }) => sum + references.length, 0)
  const cited = elements.filter(({ state }) => state === 'cited').length
  const hasList = elements.length > 0
  return (
    <>
      <Subject
        name="elements"
        title={words.title}
        figure={hasList ? fillIn(words.figure, { cited, all: elements.length }) : undefined}
        tools={tools}
      >
        {category === 'EM' && <p>{words.manager}</p>}
        {(category === 'ET' || category === 'EA') && <p>{fillIn(words.unsure, { category })}</p>}
        {hasList && <ElementGrid elements={elements} groups={rules.elementGroups} states={words.states} />}
      </Subject>
      <Subject name="references" title={referenceWords.title} figure={fillIn(referenceWords.figure, { count: references })} tools={tools}>
        {unchecked > 0 && <p>{fillIn(referenceWords.unchecked, { count: unchecked })}</p>}
        {references > 0 && nowhere.length + unchecked === 0 && <p>{referenceWords.clean}</p>}
      </Subject>
    </>
  )
}

type GridProps = {
  elements: StatementCheck['elements']
  groups: readonly number[]
  states: DraftWords['statement']['elements']['states']
}

function ElementGrid({ elements, groups, states }: GridProps) {
  return (
    <div className={styles.grid}>
      {groups.map((count, group) => {
        const from = groups.slice(0, group).reduce((sum, before) => sum + before, 0)
        return (
          <ul key={from}>
            {elements.slice(from, from + count).map(({ code, state, references }) => (
              <li key={code} data-state={state}>
                <b>{code}</b> <span>{state === 'cited' ? references.join(', ') : states[state]}</span>
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
