import { whatsappAbout } from '#content/contact.ts'
import { popupTexts } from '#content/forms.ts'
import { pageTexts } from '#content/labels.ts'
import { footerTexts } from '#content/navigation.ts'
import { EnquiryCard } from '#islands/forms/LeadForms.server.tsx'
import { ToastArea } from '#islands/toasts/ToastArea.server.tsx'
import { NewTabLink } from '../ui/Links.tsx'
import styles from './Popup.module.css'

/** On a phone it is in view while no form is. Without JavaScript it is a line at the end of the page. */
export function EnquiryBar({ link, title }: { link: string; title: string }) {
  return (
    <div className="enquiry-bar" data-enquiry-bar>
      <a href={link} className="button button-accent">
        {pageTexts.enquiry}
      </a>
      <NewTabLink href={whatsappAbout(title)} className="button">
        {footerTexts.whatsapp}
      </NewTabLink>
    </div>
  )
}

/** Closed until islands/shell/popup.ts opens it, so it never shows without JavaScript. */
export function Popup() {
  const { close, ...texts } = popupTexts
  return (
    <dialog id="popup" className={styles.popup} aria-labelledby="popup-title">
      <button type="button" className={`icon-button ${styles.close}`} data-close aria-label={close}>
        <span aria-hidden="true">×</span>
      </button>
      <EnquiryCard id="popup" texts={texts} subjectHasPath />
      <ToastArea place="dialog" />
    </dialog>
  )
}
