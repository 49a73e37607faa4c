import { useSyncExternalStore } from 'react'
import { addToMessage, isInMessage, offerFor, onOffer } from '../enquiryOffer.ts'
import styles from '../form/form.module.css'
import { onFieldsKept } from '../formStorage.ts'

const nothing = () => undefined
const no = () => false

/** Under the message: what a tool of this page has worked out, to be put in by one press. */
export function SummaryOffer({ messageLabel }: { messageLabel: string }) {
  const offer = useSyncExternalStore(onOffer, () => offerFor(messageLabel), nothing)
  const isIn = useSyncExternalStore(onFieldsKept, () => offer !== undefined && isInMessage(messageLabel, offer), no)
  if (offer === undefined) return null
  return (
    <div className={styles.offer}>
      <button type="button" className="button" onClick={() => addToMessage(messageLabel)}>
        {offer.words.add}
      </button>
      <p role="status" className={styles.hint}>
        {isIn && offer.words.added}
      </p>
    </div>
  )
}
