import { contact } from '#content/contact.ts'
import { enquiryWords, toastWords } from '#content/forms.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { settings } from '#content/settings.ts'
import { EnquiryForm } from '#islands/enquiry-form/EnquiryForm.tsx'
import { Island } from '#islands/Island.tsx'
import type { Defer } from '#islands/registry.ts'

type Props = { id: string; texts: EnquiryTexts; defer?: Defer }

/** The enquiry form with one page's own title, label, placeholder and subject. */
export function EnquiryCard({ id, texts, defer = 'visible' }: Props) {
  return (
    <Island
      id={id}
      name="enquiry-form"
      component={EnquiryForm}
      defer={defer}
      props={{
        heading: { text: texts.title, id: `${id}-title`, level: 2 },
        messageLabel: texts.messageLabel,
        messagePlaceholder: texts.messagePlaceholder,
        ...(texts.subject === undefined ? {} : { subject: texts.subject }),
        endpoint: settings.CMS_URL,
        words: enquiryWords,
        toasts: toastWords,
        reach: { email: contact.email, whatsapp: contact.whatsappHref },
      }}
    />
  )
}
