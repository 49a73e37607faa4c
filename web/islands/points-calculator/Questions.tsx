import { useEffect, useId, useState } from 'react'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Line } from '#domain/points.ts'
import { type AgeOnDay, ageOnDay, isoDay } from '#domain/pointsAge.ts'
import type { AgeWords, CalculatorFactor, CalculatorTable, CalculatorWords } from './calculatorProps.ts'
import styles from './questions.module.css'

type FactorFieldProps = { line: Line<CalculatorFactor>; words: CalculatorWords; notices: string[]; onChoose: (band: string) => void }

/** One line of the table: its rows to choose from, and in the margin why the chosen one counts and what proves it. */
export function FactorField({ line: { factor, band, points, waits }, words, notices, onChoose }: FactorFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.factor} aria-describedby={`${id}brief`}>
      <legend>{factor.legend}</legend>
      <details className={styles.what}>
        <summary id={`${id}brief`}>{factor.brief}</summary>
        <p>
          {factor.hint} {factor.link && <a href={factor.link.href}>{factor.link.label}</a>}
        </p>
      </details>
      <div className={styles.rows} data-lines={areShort(factor) ? factor.bands.length / 2 : undefined}>
        {factor.bands.map((row) => (
          <label key={row.id} className={styles.row}>
            <input type="radio" name={factor.id} value={row.id} />
            <span>{row.label}</span>
            <span className={styles.points}>
              {row.bars ? '–' : row.points}
              <span className="visually-hidden"> {words.points}</span>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.margin}>
        {band && (
          <p key={`${band.id} ${waits}`} className={band.bars ? styles.barred : undefined}>
            {!band.bars && (
              <strong>
                {points} {words.points}.
              </strong>
            )}{' '}
            {!waits && band.why}
          </p>
        )}
        <p>
          <strong>{words.evidence}</strong> {factor.evidence}
        </p>
        {factor.source && (
          <p className={styles.source}>
            {words.source} <a href={factor.source.href}>{factor.source.label}</a>
          </p>
        )}
      </div>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {factor.id === 'age' && <AgeHelper factor={factor} chosen={band?.id} words={words.age} onChoose={onChoose} />}
    </fieldset>
  )
}

const SHORT_LABEL = 13

/** Rows short enough to be set in two columns on a phone. */
function areShort({ bands }: CalculatorFactor): boolean {
  return bands.length % 2 === 0 && bands.every(({ label }) => label.length <= SHORT_LABEL)
}

type AgeHelperProps = { factor: CalculatorFactor; chosen: string | undefined; words: AgeWords; onChoose: (band: string) => void }

/** From a date of birth to a row of the table, with the birthdays on which the row changes. */
function AgeHelper({ factor, chosen, words, onChoose }: AgeHelperProps) {
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

/** The only line where the three visas differ. It cannot be chosen: without it there is no 190 and no 491. */
export function Nomination({ visas, words }: { visas: CalculatorTable['visas']; words: CalculatorWords }) {
  return (
    <>
      <p className={styles.nominationText}>{words.nomination.text}</p>
      <dl className={styles.nominations}>
        {visas.map(({ subclass, nomination }) => (
          <div key={subclass}>
            <dt>{fillIn(words.nomination.row, { subclass })}</dt>
            <dd>
              {nomination === 0 ? '0' : `+${nomination}`}
              <span className="visually-hidden"> {words.points}</span>
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.what}>
        <summary>{words.nomination.summary}</summary>
        {visas.map(({ subclass, nomination, why, evidence }) => (
          <p key={subclass}>
            <b>{fillIn(words.nomination.row, { subclass })}:</b> {why} {nomination > 0 && <b>{words.evidence}</b>}{' '}
            {nomination > 0 && evidence}
          </p>
        ))}
      </details>
    </>
  )
}

type PartNoteProps = { note: NonNullable<CalculatorWords['parts']['work']['note']> }

export function PartNote({ note: { summary, text, link } }: PartNoteProps) {
  return (
    <details className={styles.note}>
      <summary>{summary}</summary>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </details>
  )
}
