import type { StatementCheck } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { Span } from '#domain/draft/paragraphs.ts'
import { fillIn } from '#domain/fillIn.ts'
import { element } from '../dom.ts'
import type { DraftWords } from './draftWords.ts'
import styles from './margin.module.css'
import { type MarginTools, note, row } from './marginParts.ts'

/** The margin of a summary statement: which elements have a paragraph, and which paragraphs exist. */
export function statementMargin(statement: StatementCheck, rules: DraftRules, tools: MarginTools): HTMLElement[] {
  const { elements: words, references: referenceWords } = tools.words.statement
  const { category, otherCategories, elements, unknown, nowhere, unchecked, rows } = statement
  const inState = (wanted: 'cited' | 'bare' | 'missing') => elements.filter(({ state }) => state === wanted)
  const codesOf = (wanted: 'bare' | 'missing') => ({
    codes: inState(wanted)
      .map(({ code }) => code)
      .join(', '),
  })
  const references = rows.reduce((sum, { references }) => sum + references.length, 0)
  const text = (content: string) => element('p', {}, content)
  const noteAt = (content: string, spans: readonly Span[]) =>
    note(content, tools, { spans: spans.map(({ start, end }) => ({ sheet: 'statement', start, end })) })

  return [
    row(
      words.title,
      elements.length > 0 ? fillIn(words.figure, { cited: inState('cited').length, all: elements.length }) : undefined,
      category === undefined && note(words.noCodes, tools),
      category === 'EM' && text(words.manager),
      (category === 'ET' || category === 'EA') && text(fillIn(words.unsure, { category })),
      elements.length > 0 && elementGrid(elements, rules.elementGroups, words),
      inState('missing').length > 0 && note(fillIn(words.missing, codesOf('missing')), tools),
      inState('bare').length > 0 &&
        noteAt(
          fillIn(words.bare, codesOf('bare')),
          inState('bare').flatMap(({ span }) => span ?? []),
        ),
      ...unknown.map(({ code, span }) => noteAt(fillIn(words.unknown, { code }), [span])),
      otherCategories.length > 0 && note(fillIn(words.mixed, { categories: otherCategories.join(', ') }), tools),
    ),
    row(
      referenceWords.title,
      fillIn(referenceWords.figure, { count: references }),
      ...nowhere.map(({ code, number, span }) => noteAt(fillIn(referenceWords.nowhere, { code, number }), [span])),
      unchecked > 0 && text(fillIn(referenceWords.unchecked, { count: unchecked })),
      references > 0 && nowhere.length + unchecked === 0 && text(referenceWords.clean),
    ),
  ]
}

/** The elements in the standard's groups; under each code, the paragraphs that the table cites. */
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
