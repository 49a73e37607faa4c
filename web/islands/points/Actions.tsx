import { useState } from 'react'
import { type Answers, type Factor, toFragment } from '#domain/points.ts'
import { addToMessage, focusEnquiry } from '../forms/enquirySummary.ts'
import { printOnly } from '../printOnly.ts'
import { useStore } from '../runtime/store.ts'
import { chosenStore, clearAnswers, nothingChosen } from './answersStore.ts'
import styles from './calculator.module.css'
import type { PointsWords } from './score.ts'

type Props = { words: PointsWords; factors: readonly Factor[]; messageLabel: string }

/** Said of these answers, and not of the next. `link` is to be copied by hand. */
type Said = { of: Answers; text: string; link?: string }

export function Actions({ words: { actions, totals }, factors, messageLabel }: Props) {
  const { answers } = useStore(chosenStore, nothingChosen)
  const [latest, setSaid] = useState<Said>()
  const said = latest?.of === answers ? latest : undefined
  const fragment = toFragment(factors, answers)
  const say = (text: string, link?: string) => setSaid({ of: chosenStore.get().answers, text, ...(link ? { link } : {}) })

  async function copy(): Promise<void> {
    const address = `${location.origin}${location.pathname}${fragment}`
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    if (isCopied) say(actions.copied)
    else say('', address)
  }

  const withAnswers = (act: () => void) => () => (fragment === '' ? say(actions.nothingYet) : act())
  const acts = {
    send: withAnswers(() => {
      addToMessage(messageLabel)
      say(actions.sent)
      focusEnquiry()
    }),
    copy: withAnswers(() => void copy()),
    print: withAnswers(() => printOnly('points')),
    clear() {
      clearAnswers()
      say(totals.spokenCleared)
    },
  }

  return (
    <div className={`no-print ${styles.actions}`}>
      <div className={`button-row ${styles.buttons}`}>
        {(['send', 'copy', 'print', 'clear'] as const).map((act) => (
          <button key={act} type="button" className={act === 'send' ? 'button button-accent' : 'button'} onClick={acts[act]}>
            {actions[act]}
          </button>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said?.text}
      </p>
      <label className={styles.link} hidden={said?.link === undefined}>
        <span>{actions.copyByHand}</span>
        <input readOnly value={said?.link ?? ''} onFocus={({ target }) => target.select()} />
      </label>
    </div>
  )
}
