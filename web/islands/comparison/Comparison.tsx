import { useEffect } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import type { OccupationRow } from '#content/occupationColumns.ts'
import type { compareAnswers, comparePage } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath } from '#domain/occupations.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import type { Fetched } from '../runtime/fetchedStore.ts'
import { useStore } from '../runtime/store.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { type Choices, choicesStore, idsOf, noChoices } from './chosenOccupations.ts'
import styles from './comparison.module.css'
import { askForRows, useOccupationRows } from './occupationRows.ts'

type Group = { label: string; occupations: readonly { id: string; label: string }[] }

export type ComparisonProps = {
  groups: readonly Group[]
  suggestions: readonly { path: string; label: string }[]
  /** Where the data is. */
  from: string
  words: typeof compareAnswers &
    Pick<typeof comparePage, 'choose' | 'labels' | 'nobody' | 'noScript'> & { suggestions: string; after: string; note: string }
  stopped: typeof notStartedWords
}

export function Comparison({ groups, suggestions, from, words, stopped }: ComparisonProps) {
  const choices = useStore(choicesStore, noChoices)
  const data = useOccupationRows()
  const ids = idsOf(choices)
  const isAsked = ids.length > 0
  const occupations = isAsked && data.state === 'here' ? ids.flatMap((id) => data.value.get(id) ?? []) : []

  useEffect(() => {
    if (choices !== noChoices && idsOf(choices).length > 0) void askForRows(from)
  }, [choices, from])

  return (
    <>
      <form
        method="get"
        className={`script-only no-print ${styles.form}`}
        aria-label={words.choose}
        onSubmit={(event) => event.preventDefault()}
      >
        {words.labels.map((label, index) => (
          <Choice key={label} label={label} index={index} choices={choices} groups={groups} nobody={words.nobody} />
        ))}
      </form>
      <noscript>
        <p className={`aside ${styles.note}`}>{words.noScript}</p>
      </noscript>
      <p className={`script-only no-print aside ${styles.note}`} role="status">
        {isAsked ? sentenceOn(data, occupations, words) : ''}
      </p>
      <div className={`table-scroll ${styles.result}`} data-compared={occupations.length > 0 || undefined}>
        {occupations.length > 0 && (
          <Boundary words={stopped} of={occupations.map(({ id }) => id).join()}>
            <ComparisonTable occupations={occupations} words={words} />
          </Boundary>
        )}
      </div>
      <div className={`script-only no-print ${styles.suggestions}`} hidden={occupations.length > 0}>
        <h2 className="list-name">{words.suggestions}</h2>
        <ul className="rows">
          {suggestions.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className={`aside ${styles.note}`} hidden={occupations.length < 2}>
        <span className="no-print">{words.after}</span> {words.note}
      </p>
      {occupations.length > 0 && <p className={`fine ${styles.address}`}>{`${location.origin}${comparisonPath(ids)}`}</p>}
    </>
  )
}

type ChoiceProps = { label: string; index: number; choices: Choices; groups: readonly Group[]; nobody: string }

function Choice({ label, index, choices, groups, nobody }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`compare-${index}`}>{label}</label>
      <select
        id={`compare-${index}`}
        name="codes"
        value={choices[index]}
        onChange={({ target }) => choicesStore.set(choices.map((id, other) => (other === index ? target.value : id)))}
      >
        <option value="">{nobody}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.occupations.map((occupation) => (
              <option key={occupation.id} value={occupation.id}>
                {occupation.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

function sentenceOn({ state }: Fetched<unknown>, occupations: readonly OccupationRow[], words: ComparisonProps['words']): string {
  if (state === 'failed') return words.failed
  if (state !== 'here') return words.loading
  const titles = occupations.map(({ title, code }) => `${title} ${code}`).join(', ')
  return fillIn(['', words.oneOnly][occupations.length] ?? words.result, { titles })
}
