import { enquiryWords } from '#content/forms.ts'
import { headerTexts } from '#content/navigation.ts'
import { countryOptions, likelyCountries } from '#domain/phone.ts'
import { type Examples, press, typeInto } from '../runtime/examples.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import { part } from './enquiryPart.ts'
import { sendingStates } from './sendingStates.ts'

const props: EnquiryFormProps = {
  id: 'enquiry',
  endpoint: '',
  texts: {
    title: 'Ask for a quote',
    messageLabel: 'What are you preparing?',
    messagePlaceholder: 'A CDR as a civil engineer, two episodes drafted',
    subject: 'CDR guidance enquiry',
  },
  subjectHasPath: false,
  words: enquiryWords,
  likelyCountries: countryOptions(likelyCountries),
  ways: { email: 'info@example.com', whatsapp: { href: 'https://wa.me/61491570006', label: 'WhatsApp', newTab: headerTexts.newTab } },
}

const fill = (element: HTMLElement) => {
  typeInto(element, '[name=fullName]', 'Asha Gurung')
  typeInto(element, '[name=phone]', '0491 570 006')
  typeInto(element, '[name=email]', 'asha@example.com')
  typeInto(element, 'textarea', 'I have two drafts of career episodes.')
}

export const examples: Examples<EnquiryFormProps> = {
  part,
  states: {
    empty: { props },
    filled: { props, act: fill },
    wrong: { props, act: (element) => press(element) },
    ...sendingStates(props, fill),
    'long words': {
      props: {
        ...props,
        texts: {
          title: 'Ask for a quote for a competency demonstration report with three career episodes',
          messageLabel: 'Discipline/Specialisation, with the occupation that you have in mind and its code',
          messagePlaceholder: 'Telecommunications Network Engineer, or Engineering Professional not elsewhere classified',
        },
      },
    },
  },
}
