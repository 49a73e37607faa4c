import type { ReactNode } from 'react'
import { contact, whatsappAbout } from '#content/contact.ts'
import { readersFor } from '#content/glance.ts'
import { pageTexts } from '#content/labels.ts'
import { nextStepsTexts as texts } from '#content/nextSteps.ts'
import { type OwnerOffer, ownerOffer, type ShownPrice } from '#content/ownerOffer.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { fillIn } from '#domain/fillIn.ts'
import { EnquiryCard } from '#islands/forms/LeadForms.server.tsx'
import { NewTabLink } from '../ui/Links.tsx'
import { Readers, UnderButton } from '../ui/OwnerWords.tsx'
import styles from './enquiry.module.css'

export const ENQUIRY_ID = 'page-enquiry'

type NextStepsProps = {
  owner?: OwnerOffer
  /** Those of the page’s authority; elsewhere all. */
  readers?: OwnerOffer['readers'] | undefined
}

export function NextSteps({ owner = ownerOffer, readers = readersFor(undefined, owner.readers) }: NextStepsProps) {
  const { replyTime, payment } = owner
  const [answer, quote] = texts.steps
  return (
    <div className={styles.next}>
      <h3>{texts.heading}</h3>
      <ol className="chain">
        <li>{replyTime ? fillIn(texts.answered, { replyTime }) : answer}</li>
        <li>{fillIn(quote, { payment: payment ? `: ${payment}` : '' })}</li>
      </ol>
      {readers.length > 0 && (
        <p className="aside">
          {texts.worksWithYou}: <Readers readers={readers} />
        </p>
      )}
      <p className="aside">{texts.direct}:</p>
      <ul>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>
          <NewTabLink href={contact.whatsappHref}>{texts.whatsapp}</NewTabLink>
        </li>
      </ul>
    </div>
  )
}

export function Enquiry({ texts, readers }: { texts: EnquiryTexts; readers?: NextStepsProps['readers'] }) {
  return (
    <div className={styles.enquiry}>
      <EnquiryCard id={ENQUIRY_ID} texts={texts} />
      <NextSteps readers={readers} />
    </div>
  )
}

/** `page`: its name, for the chat that begins there. */
export function EnquiryActions({ page, price, children }: { page: string; price?: ShownPrice | undefined; children?: ReactNode }) {
  return (
    <div className={`no-print button-row ${styles.actions}`}>
      <a href="#enquiry" className="button button-accent">
        {pageTexts.enquiry}
      </a>
      <NewTabLink href={whatsappAbout(page)} className="button">
        {texts.whatsapp}
      </NewTabLink>
      <UnderButton price={price} />
      {children}
    </div>
  )
}
