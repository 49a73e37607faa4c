import { popupTexts } from '#content/forms.ts'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import styles from './Popup.module.css'

/** Closed until the popup island opens it, so it never shows without JavaScript. */
export function Popup({ path }: { path: string }) {
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
          subject: popupSubject(popupTexts.subjectLabel, path),
        }}
      />
      <div className="toasts" data-toasts role="status" aria-atomic="false" />
    </dialog>
  )
}

/** The label, a space and the path, as in `Sample Request /anzsco/eaanzsco/civil-engineer-233211`. */
function popupSubject(label: string, path: string): string {
  return `${label} ${path}`
}
