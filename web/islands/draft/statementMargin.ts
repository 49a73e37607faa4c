import type { DraftRules } from '#domain/draft/episode.ts'
import type { StatementCheck } from '#domain/draft/summaryStatement.ts'
import { fillIn } from '#domain/fillIn.ts'
import { element } from '../dom.ts'
import type { DraftWords } from './draftWords.ts'
import styles from './margin.module.css'
import { type SheetTools, subject } from './marginParts.ts'

export function statementMargin(statement: StatementCheck, rules: DraftRules, tools: SheetTools): HTMLElement[] {
  const { elements: words, references: referenceWords } = tools.words.statement
  const { category, elements, nowhere, unchecked, rows } = statement
  const references = rows.reduce((sum, { references }) => sum + references.length, 0)
  const text = (content: string) => element('p', {}, content)
  const cited = elements.filter(({ state }) => state === 'cited').length

  return [
    subject(
      'elements',
      words.title,
      elements.length > 0 ? fillIn(words.figure, { cited, all: elements.length }) : undefined,
      tools,
      category === 'EM' && text(words.manager),
      (category === 'ET' || category === 'EA') && text(fillIn(words.unsure, { category })),
      elements.length > 0 && elementGrid(elements, rules.elementGroups, words),
    ),
    subject(
      'references',
      referenceWords.title,
      fillIn(referenceWords.figure, { count: references }),
      tools,
      unchecked > 0 && text(fillIn(referenceWords.unchecked, { count: unchecked })),
      references > 0 && nowhere.length + unchecked === 0 && text(referenceWords.clean),
    ),
  ]
}

function elementGrid(
  elements: StatementCheck['elements'],
  groups: readonly number[],
  { states }: DraftWords['statement']['elements'],
): HTMLElement {
  const lists = groups.map((count, group) => {
    const from = groups.slice(0, group).reduce((sum, before) => sum + before, 0)
    const items = elements.slice(from, from + count).map(({ code, state, references }) => {
      const cited = state === 'cited' ? references.join(', ') : states[state]
      const item = element('li', {}, element('b', {}, code), ' ', element('span', {}, cited))
      item.dataset.state = state
      return item
    })
    return element('ul', {}, ...items)
  })
  return element('div', { className: styles.grid }, ...lists)
}
