import { contact } from '#content/contact.ts'
import { enquiryLink } from '#content/enquiryLinks.ts'
import { pageTexts } from '#content/labels.ts'
import { footerTexts } from '#content/navigation.ts'
import { NewTabLink } from '../ui/NewTabLink.tsx'

/**
 * On a phone the enquiry stays one tap away: islands/enquiryBar.ts shows it at the bottom of the window
 * while no form is in view. Without JavaScript it is a line at the end of the page.
 */
export function EnquiryBar({ path }: { path: string }) {
  return (
    <div className="enquiry-bar" data-enquiry-bar>
      <a href={enquiryLink(path)} className="button button-accent">
        {pageTexts.enquiry}
      </a>
      <NewTabLink href={contact.whatsappHref} className="button">
        {footerTexts.whatsapp}
      </NewTabLink>
    </div>
  )
}
