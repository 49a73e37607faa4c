import { contact } from '#content/contact.ts'
import { enquiryWords } from '#content/forms.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { settings } from '#content/settings.ts'
import { EnquiryForm } from '#islands/enquiry-form/EnquiryForm.tsx'
import { Island } from '#islands/Island.tsx'

type Props = {
  id: string
  texts: EnquiryTexts
  /** The subject is followed by the path that the visitor sees. */
  subjectHasPath?: boolean
}

/** The enquiry form with one page's own title, label, placeholder and subject. */
export function EnquiryCard({ id, texts, subjectHasPath }: Props) {
  return (
    <Island
      id={id}
      name="enquiry-form"
      component={EnquiryForm}
      props={{
        heading: { text: texts.title, id: `${id}-title`, level: 2 },
        messageLabel: texts.messageLabel,
        messagePlaceholder: texts.messagePlaceholder,
        ...(texts.subject === undefined ? {} : { subject: texts.subject }),
        ...(subjectHasPath && { subjectHasPath }),
        endpoint: settings.CMS_URL,
        words: enquiryWords,
        reach: { email: contact.email, whatsapp: contact.whatsappHref },
      }}
    />
  )
}
