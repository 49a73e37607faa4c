import { useEffect, useState } from 'react'
import { pointsMessage } from '#domain/pointsMessage.ts'
import { addToMessage, focusEnquiry, offerToEnquiry } from '../enquiryOffer.ts'
import { printOnly } from '../printOnly.ts'
import styles from './calculator.module.css'
import type { CalculatorWords } from './calculatorProps.ts'
import type { CalculatorScore } from './pointsNotices.ts'

type Props = {
  score: CalculatorScore
  /** The answers as a fragment; empty without answers. */
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

/** What can be done with a sum: send it with an enquiry, keep it as a link, print it, clear it. */
function useActions({ score, fragment, words: { actions, message, offer, totals }, enquiry, onClear }: Props) {
  const [note, setNote] = useState({ about: '', text: '', link: '' })
  const say = (text: string, link = '') => setNote({ about: fragment, text, link })
  const address = () => `${location.origin}${location.pathname}${fragment}`
  const summary = fragment === '' ? '' : pointsMessage(score, message)

  useEffect(() => offerToEnquiry(enquiry.messageLabel, summary ? { summary, words: offer } : undefined), [enquiry, offer, summary])

  function send() {
    if (fragment === '') return say(actions.nothingYet)
    addToMessage(enquiry.messageLabel)
    say(actions.sent)
    focusEnquiry(enquiry.islandId)
  }

  async function copy() {
    if (fragment === '') return say(actions.nothingYet)
    const copied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    )
    if (copied) say(actions.copied)
    else say('', address())
  }

  /** Prints only the breakdown, because the page is long. */
  function print() {
    if (fragment === '') return say(actions.nothingYet)
    printOnly('points')
  }

  function clear() {
    onClear()
    setNote({ about: '', text: totals.spokenCleared, link: '' })
  }

  // The last notice was about other answers.
  const { text, link } = note.about === fragment ? note : { text: '', link: '' }
  return { send, copy, print, clear, said: text, link }
}
