import { pointsTable, tableSources } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { CalculatorProps } from '#islands/points/calculator.ts'
import styles from './calculator.module.css'
import { Ledger } from './Ledger.tsx'
import { FactorField, Nomination, PartNote } from './Questions.tsx'
import { Totals } from './Sums.tsx'

const parts = ['you', 'work', 'study', 'more'] as const

type Props = { headingId: string; messageLabel: string }

export function PointsCalculator({ headingId, messageLabel }: Props) {
  const dates = { effective: readableDate(pointsTable.effective), checked: readableDate(pointsTable.checked) }
  const { evidence, markMeaning, capNotice, points, age, totals, ledger, otherRows, actions, message, offer } = words
  const props: CalculatorProps = {
    table: {
      ...pointsTable,
      factors: pointsTable.factors.map(({ id, short, legend, evidence, bands }) => ({ id, short, legend, evidence, bands })),
    },
    words: {
      ...{ evidence, markMeaning, capNotice, points, age, totals, ledger, otherRows, actions, offer },
      message: { ...message, estimate: fillIn(message.estimate, dates) },
    },
    messageLabel,
  }
  return (
    <form
      className={styles.calculator}
      method="dialog"
      aria-labelledby={headingId}
      data-island="points-calculator"
      data-props={JSON.stringify(props)}
    >
      <div className={styles.instrument}>
        <Totals />
        <Ledger printed={fillIn(ledger.printed, dates)} />
      </div>
      <div className={`no-print ${styles.questions}`}>
        <p className="callout" role="alert" data-limit data-other-version hidden />
        {parts.map((part) => {
          const { heading, ...rest } = words.parts[part]
          return (
            <section key={part} className={styles.part} aria-labelledby={`${headingId}-${part}`}>
              <h3 id={`${headingId}-${part}`}>{heading}</h3>
              {'note' in rest && <PartNote note={rest.note} />}
              {pointsTable.factors
                .filter((factor) => factor.part === part)
                .map((factor) => (
                  <FactorField key={factor.id} factor={factor} ownSource={factor.sources.find((id) => !tableSources.includes(id))} />
                ))}
            </section>
          )
        })}
        <section className={styles.part} aria-labelledby={`${headingId}-nomination`}>
          <h3 id={`${headingId}-nomination`}>{words.nomination.heading}</h3>
          <Nomination />
        </section>
      </div>
      <div className={`no-print ${styles.actions}`}>
        <div className={`button-row ${styles.buttons}`}>
          {(['send', 'copy', 'print', 'clear'] as const).map((act) => (
            <button key={act} type="button" className={act === 'send' ? 'button button-accent' : 'button'} data-act={act}>
              {actions[act]}
            </button>
          ))}
        </div>
        <p role="status" className={styles.said} data-done />
        <label className={styles.link} data-link hidden>
          {actions.copyByHand}
          <input readOnly />
        </label>
      </div>
      <details className={`no-print ${styles.others}`} data-others>
        <summary>{otherRows.summary}</summary>
        <p>{otherRows.intro}</p>
        <table />
      </details>
      <p className="visually-hidden" role="status" data-spoken />
    </form>
  )
}
