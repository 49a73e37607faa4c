import type { notStartedWords } from '#content/forms.ts'
import { centsOf, dollars } from '#domain/money.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { type Amounts, typeAmount, typedAmounts } from './amounts.ts'
import styles from './worksheet.module.css'

export type WorksheetProps = {
  lines: readonly { id: string; label: string }[]
  words: { total: string; note: string; fault: string; currency: string }
  stopped: typeof notStartedWords
}

const nothing: Amounts = {}

/** Adds up in the browser; on paper the boxes are there to write in. Nothing is sent or kept. */
export function Worksheet({ lines, words, stopped }: WorksheetProps) {
  const amounts = useStore(typedAmounts, nothing)
  return (
    <form method="dialog">
      <div className={styles.lines}>
        {lines.map(({ id, label }) => (
          <Line key={id} id={id} label={label} fault={words.fault} typed={amounts[id] ?? ''} />
        ))}
      </div>
      <p className={`script-only ${styles.total}`}>
        <span>{words.total}</span>
        <output aria-live="polite">
          <Boundary words={stopped} of={amounts} printed={<Total currency={words.currency} typed={[]} />}>
            <Total currency={words.currency} typed={lines.map(({ id }) => amounts[id] ?? '')} />
          </Boundary>
        </output>
      </p>
      <p className={`aside ${styles.note}`}>{words.note}</p>
    </form>
  )
}

type LineProps = { id: string; label: string; fault: string; typed: string }

function Line({ id, label, fault, typed }: LineProps) {
  const isWrong = centsOf(typed) === null
  return (
    <div className={styles.line}>
      <label htmlFor={`cost-${id}`}>{label}</label>
      <input
        id={`cost-${id}`}
        name={id}
        type="text"
        inputMode="decimal"
        className={styles.input}
        value={typed}
        onChange={({ target }) => typeAmount(id, target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `cost-${id}-fault` : undefined}
      />
      <p id={`cost-${id}-fault`} className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}

/** A line that is not an amount is marked and left out. */
function Total({ currency, typed }: { currency: string; typed: readonly string[] }) {
  const cents = typed.reduce((sum, text) => sum + (centsOf(text) ?? 0), 0)
  return <span>{`${currency} ${dollars(cents)}`}</span>
}
