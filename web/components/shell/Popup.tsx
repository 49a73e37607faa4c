import { popupTexts } from '#content/forms.ts'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import styles from './Popup.module.css'

/** Closed until the popup island opens it, so it never shows without JavaScript. */
export function Popup() {
  return (
    <dialog id="popup" className={styles.popup} aria-labelledby="popup-title">
      <button type="button" className={styles.close} data-close aria-label={popupTexts.close}>
        <span aria-hidden="true">×</span>
      </button>
      <EnquiryCard
        id="popup"
        texts={{
          title: popupTexts.title,
          messageLabel: popupTexts.messageLabel,
          messagePlaceholder: popupTexts.messagePlaceholder,
          subject: popupTexts.subjectLabel,
        }}
        subjectHasPath
      />
      <div className="toasts" data-toasts role="status" aria-atomic="false" />
    </dialog>
  )
}
