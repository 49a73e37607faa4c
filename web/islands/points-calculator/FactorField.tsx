import { useId } from 'react'
import type { Line } from '#domain/points.ts'
import { AgeHelper } from './AgeHelper.tsx'
import type { CalculatorFactor, CalculatorWords } from './calculatorProps.ts'
import styles from './questions.module.css'

type Props = { line: Line<CalculatorFactor>; words: CalculatorWords; notices: string[]; onChoose: (band: string) => void }

/** One line of the table: its rows to choose from, and in the margin why the chosen one counts and what proves it. */
export function FactorField({ line: { factor, band, points, waits }, words, notices, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.factor} aria-describedby={`${id}hint`}>
      <legend>{factor.legend}</legend>
      <p id={`${id}hint`} className={styles.hint}>
        {factor.hint} {factor.link && <a href={factor.link.href}>{factor.link.label}</a>}
      </p>
      <div className={styles.rows} data-pair={factor.bands.length === 2 || undefined}>
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
          <p className={band.bars ? styles.barred : undefined}>
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
