import type { CrossReferences } from '#domain/draft/crossReferences.ts'
import styles from './ElementGrid.module.css'

type Props = {
  elements: CrossReferences['elements']
  groups: readonly number[]
  words: { title: string; states: Readonly<Record<'cited' | 'bare' | 'missing', string>> }
}

/** The elements as the standard groups them; under each code the paragraphs that the table cites. */
export function ElementGrid({ elements, groups, words }: Props) {
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
