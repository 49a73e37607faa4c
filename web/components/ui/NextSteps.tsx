import { contact } from '#content/contact.ts'
import { nextStepsTexts as texts } from '#content/nextSteps.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import { fillIn } from '#domain/fillIn.ts'
import { NewTabLink } from './NewTabLink.tsx'
import styles from './NextSteps.module.css'
import { Readers } from './Readers.tsx'

/** Beside a form: what happens to a message, and how to reach us without the form. */
export function NextSteps({ owner = ownerOffer }: { owner?: OwnerOffer }) {
  const { replyTime, payment, readers } = owner
  const [answer, quote] = texts.steps
  return (
    <div className={styles.next}>
      <h3>{texts.heading}</h3>
      <ol>
        <li>{replyTime ? fillIn(texts.answered, { replyTime }) : answer}</li>
        <li>{fillIn(quote, { payment: payment ? `: ${payment}` : '' })}</li>
      </ol>
      {readers.length > 0 && (
        <p>
          {texts.worksWithYou}: <Readers readers={readers} />
        </p>
      )}
      <p>{texts.direct}:</p>
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
