import type { notStartedWords } from '#content/forms.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Factor } from '#domain/points.ts'
import { ageOnDay, isoDay } from '#domain/pointsAge.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { useIsInBrowser, useStore } from '../runtime/store.ts'
import { choose, useChosen } from './answersStore.ts'
import { type Dates, datesStore, noDates } from './datesStore.ts'
import styles from './questions.module.css'
import type { PointsWords } from './score.ts'

type Props = {
  factor: Factor
  factors: readonly Factor[]
  words: PointsWords['age']
  stopped: typeof notStartedWords
}

/** From a date of birth to a row of the table, with the birthdays on which the row changes. */
export function AgeHelper({ stopped, ...props }: Props) {
  const { summary, birth, day, privacy } = props.words
  const typed = useStore(datesStore, noDates)
  // On the server it is the day of the build.
  const today = useIsInBrowser() ? isoDay(new Date()) : ''
  const dates = { birth: typed.birth, day: typed.day || today }
  return (
    <details className={styles.helper}>
      <summary className="text-button">{summary}</summary>
      <div className={styles.dates}>
        <label htmlFor="points-birth">{birth}</label>
        <input
          id="points-birth"
          type="date"
          autoComplete="bday"
          aria-describedby="points-privacy"
          max={dates.day || undefined}
          value={dates.birth}
          onChange={({ target }) => datesStore.set({ ...typed, birth: target.value })}
        />
        <label htmlFor="points-day">{day}</label>
        <input id="points-day" type="date" value={dates.day} onChange={({ target }) => datesStore.set({ ...typed, day: target.value })} />
      </div>
      <p id="points-privacy" className="fine">
        {privacy}
      </p>
      <Boundary words={stopped} of={typed}>
        <Found {...props} dates={dates} />
      </Boundary>
    </details>
  )
}

function Found({ factor, factors, words, dates }: Omit<Props, 'stopped'> & { dates: Dates }) {
  const chosen = useChosen(factor.id)
  const age = ageOnDay(factor, dates.birth, dates.day)
  const found = typeof age === 'object' ? age : undefined
  const band = found?.band
  return (
    <>
      <div role="status" className={styles.result}>
        {age === 'unborn' && <p>{words.unborn}</p>}
        {found && (
          <p>
            {fillIn(found.band.bars ? words.barred : words.result, {
              day: readableDate(dates.day),
              years: found.years,
              band: found.band.label,
              points: found.band.points,
            })}
          </p>
        )}
        {found && found.edges.length > 0 && (
          <ul>
            {found.edges.map((edge) => (
              <li key={edge.date}>
                {fillIn(edge.band.bars ? words.edgeBarred : words.edge, {
                  date: readableDate(edge.date),
                  years: edge.years,
                  points: edge.band.points,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p hidden={band === undefined || band.id !== chosen}>{words.chosen}</p>
      <button
        type="button"
        className="button"
        hidden={band === undefined || band.id === chosen}
        onClick={({ currentTarget }) => {
          if (band === undefined) return
          choose(factors, factor.id, band.id)
          const row = currentTarget.form?.querySelector<HTMLElement>(`input[name="${factor.id}"][value="${band.id}"]`)
          row?.focus()
        }}
      >
        {band && fillIn(words.choose, { band: band.label })}
      </button>
    </>
  )
}
