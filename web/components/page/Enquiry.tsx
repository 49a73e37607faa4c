import { contact } from '#content/contact.ts'
import { pageTexts } from '#content/labels.ts'
import { nextStepsTexts } from '#content/nextSteps.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import { NewTabLink } from '../ui/NewTabLink.tsx'
import { NextSteps } from '../ui/NextSteps.tsx'
import { UnderButton } from '../ui/UnderButton.tsx'
import styles from './Enquiry.module.css'
import { Section } from './Section.tsx'

/** The page's tool passes its result to the form of this island. */
export const ENQUIRY_ID = 'page-enquiry'

/** The form at the end of a long page, and beside it what happens next. */
export function EnquirySection({ texts }: { texts: EnquiryTexts }) {
  return (
    <Section id="enquiry" heading={pageTexts.enquiry}>
      <div className={styles.enquiry}>
        <EnquiryCard id={ENQUIRY_ID} texts={texts} />
        <NextSteps />
      </div>
    </Section>
  )
}

/** The one act of an offer: a button to the form, a quiet second way, and what the button binds to. */
export function EnquiryActions({ price }: { price?: ShownPrice | undefined }) {
  return (
    <div className={`no-print ${styles.actions}`}>
      <a href="#enquiry" className="button button-accent">
        {pageTexts.enquiry}
      </a>
      <NewTabLink href={contact.whatsappHref} className="button">
        {nextStepsTexts.whatsapp}
      </NewTabLink>
      <UnderButton price={price} />
    </div>
  )
}
