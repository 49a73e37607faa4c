import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { cdrMessage, rplMessage } from '#domain/draft/draftMessage.ts'
import { addToMessage, focusEnquiry, offerToEnquiry } from '../enquiryOffer.ts'
import { printOnly } from '../printOnly.ts'
import styles from './Actions.module.css'
import type { DraftCheckerProps, DraftKind, DraftWords } from './draftProps.ts'
import type { DraftCheck } from './useSheets.ts'

type Props = {
  words: DraftWords
  said: string
  onSend: () => void
  onPrint: () => void
  onClear: () => void
  /** Only after all sheets were emptied. */
  onRestore: (() => void) | undefined
}

export function Actions({ words: { actions: words, file }, said, onSend, onPrint, onClear, onRestore }: Props) {
  return (
    <div className={styles.actions}>
      <button type="button" className="button button-accent" onClick={onSend}>
        {words.send}
      </button>
      <button type="button" className="button" onClick={onPrint}>
        {words.print}
      </button>
      <button type="button" className="button" onClick={onClear}>
        {words.reset}
      </button>
      <p role="status">{said}</p>
      {onRestore && (
        <button type="button" className="button" onClick={onRestore}>
          {file.restore}
        </button>
      )}
    </div>
  )
}

type Options = Pick<DraftCheckerProps, 'words' | 'enquiry'> & { kind: DraftKind; check: DraftCheck; onClear: () => void }

/** What can be done with a margin: send its counts with an enquiry, print it, empty it. */
export function useActions({ kind, check: { cdr, rpl }, words, enquiry, onClear }: Options) {
  const [said, setSaid] = useState('')
  const [printing, setPrinting] = useState(false)
  const isEmpty = kind === 'rpl' ? rpl.words === 0 : Object.keys(cdr.episodes).length === 0 && cdr.statement === undefined
  const summary = isEmpty ? '' : kind === 'rpl' ? rplMessage(rpl, words.message) : cdrMessage(cdr, words.message)

  useEffect(() => offerToEnquiry(enquiry.messageLabel, summary ? { summary, words: words.offer } : undefined), [enquiry, words, summary])

  function send() {
    if (isEmpty) return setSaid(words.actions.nothingYet)
    addToMessage(enquiry.messageLabel)
    setSaid(words.actions.sent)
    focusEnquiry(enquiry.islandId)
  }

  /** Prints only the margins of all sheets. */
  function print() {
    if (isEmpty) return setSaid(words.actions.nothingYet)
    flushSync(() => setPrinting(true))
    printOnly('draft', () => setPrinting(false))
  }

  function clear() {
    onClear()
    setSaid('')
  }

  return { send, print, clear, said, setSaid, printing }
}
