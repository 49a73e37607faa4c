import { scorePoints } from '#domain/points.ts'
import { useDebounced } from '../useDebounced.ts'
import { Actions } from './Actions.tsx'
import styles from './calculator.module.css'
import type { CalculatorTable, CalculatorWords, PartName } from './calculatorProps.ts'
import { Ledger } from './Ledger.tsx'
import { OtherRows } from './OtherRows.tsx'
import { noticesFor, spokenScore } from './pointsNotices.ts'
import { FactorField, Nomination, PartNote } from './Questions.tsx'
import { Totals } from './Sums.tsx'
import { usePoints } from './usePoints.ts'

type PointsCalculatorProps = {
  headingId: string
  table: CalculatorTable
  words: CalculatorWords
  /** The form that receives the breakdown: its island and the label of its message. */
  enquiry: { islandId: string; messageLabel: string }
}

const parts: PartName[] = ['you', 'work', 'study', 'more']

/** Adds up the table. It gives no advice: each row, the cap and the age limit come from the rule. */
export function PointsCalculator({ headingId, table, words, enquiry }: PointsCalculatorProps) {
  const { form, answers, fragment, otherVersion, change, choose, clear } = usePoints(table)
  const score = scorePoints(table, answers)
  const spoken = useDebounced(spokenScore(score, words))

  return (
    <form
      ref={form}
      className={styles.calculator}
      method="dialog"
      aria-labelledby={headingId}
      onChange={change}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.instrument}>
        <Totals score={score} table={table} words={words.totals} meaning={words.markMeaning} />
        <Ledger score={score} words={words} />
      </div>
      <div className={styles.questions}>
        {otherVersion && (
          <p className={styles.oldLink} role="alert">
            {words.actions.otherVersion}
          </p>
        )}
        {parts.map((part) => {
          const { heading, note } = words.parts[part]
          return (
            <section key={part} className={styles.part} aria-labelledby={`${headingId}-${part}`}>
              <h3 id={`${headingId}-${part}`}>{heading}</h3>
              {note && <PartNote note={note} />}
              {score.lines
                .filter(({ factor }) => factor.part === part)
                .map((line) => (
                  <FactorField
                    key={line.factor.id}
                    line={line}
                    words={words}
                    notices={noticesFor(line.factor, score, table, words)}
                    onChoose={(band) => choose(line.factor.id, band)}
                  />
                ))}
            </section>
          )
        })}
        <section className={styles.part} aria-labelledby={`${headingId}-nomination`}>
          <h3 id={`${headingId}-nomination`}>{words.nomination.heading}</h3>
          <Nomination visas={table.visas} words={words} />
        </section>
      </div>
      <Actions score={score} fragment={fragment} words={words} enquiry={enquiry} onClear={clear} />
      <OtherRows table={table} answers={answers} words={words.otherRows} />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </form>
  )
}
