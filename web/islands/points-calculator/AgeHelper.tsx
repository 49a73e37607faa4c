import { useEffect, useId, useState } from 'react'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type AgeOnDay, ageOnDay, isoDay } from '#domain/pointsAge.ts'
import type { AgeWords, CalculatorFactor } from './calculatorProps.ts'
import styles from './questions.module.css'

type Props = { factor: CalculatorFactor; chosen: string | undefined; words: AgeWords; onChoose: (band: string) => void }

/** From a date of birth to a row of the table, with the birthdays on which the row changes. */
export function AgeHelper({ factor, chosen, words, onChoose }: Props) {
  const id = useId()
  const [birth, setBirth] = useState('')
  const [day, setDay] = useState('')
  useEffect(() => setDay(isoDay(new Date())), [])
  const age = ageOnDay(factor, birth, day)

  return (
    <details className={styles.helper}>
      <summary>{words.summary}</summary>
      <div className={styles.dates}>
        <label htmlFor={`${id}birth`}>{words.birth}</label>
        <input
          id={`${id}birth`}
          type="date"
          value={birth}
          max={day || undefined}
          autoComplete="bday"
          aria-describedby={`${id}privacy`}
          onChange={({ target }) => setBirth(target.value)}
        />
        <label htmlFor={`${id}day`}>{words.day}</label>
        <input id={`${id}day`} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </div>
      <p id={`${id}privacy`} className={styles.privacy}>
        {words.privacy}
      </p>
      <div role="status" className={styles.result}>
        {age === 'unborn' && <p>{words.unborn}</p>}
        {typeof age === 'object' && <Result age={age} day={day} words={words} />}
      </div>
      {typeof age === 'object' &&
        (age.band.id === chosen ? (
          <p>{words.chosen}</p>
        ) : (
          <button type="button" className="button" onClick={() => onChoose(age.band.id)}>
            {fillIn(words.choose, { band: age.band.label })}
          </button>
        ))}
    </details>
  )
}

function Result({ age, day, words }: { age: AgeOnDay<CalculatorFactor>; day: string; words: AgeWords }) {
  const { years, band, edges } = age
  return (
    <>
      <p>{fillIn(band.bars ? words.barred : words.result, { day: readableDate(day), years, band: band.label, points: band.points })}</p>
      {edges.length > 0 && (
        <ul>
          {edges.map((edge) => (
            <li key={edge.years}>
              {fillIn(edge.band.bars ? words.edgeBarred : words.edge, {
                date: readableDate(edge.date),
                years: edge.years,
                points: edge.band.points,
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
