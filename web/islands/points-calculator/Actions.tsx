import styles from './calculator.module.css'
import type { CalculatorWords } from './calculatorProps.ts'
import type { CalculatorScore } from './pointsNotices.ts'
import { useActions } from './useActions.ts'

type Props = {
  score: CalculatorScore
  fragment: string
  words: CalculatorWords
  enquiry: { islandId: string; messageLabel: string }
  onClear: () => void
}

export function Actions(props: Props) {
  const { send, copy, print, clear, said, link } = useActions(props)
  const { actions } = props.words
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <button type="button" className="button button-accent" onClick={send}>
          {actions.send}
        </button>
        <button type="button" className="button" onClick={copy}>
          {actions.copy}
        </button>
        <button type="button" className="button" onClick={print}>
          {actions.print}
        </button>
        <button type="button" className="button" onClick={clear}>
          {actions.reset}
        </button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {link && (
        <label className={styles.link}>
          {actions.copyByHand}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  )
}
