import { sampleRequestWords } from '#content/forms.ts'
import { headerTexts } from '#content/navigation.ts'
import { type Examples, press, typeInto } from '../runtime/examples.ts'
import type { SampleRequestProps } from './SampleRequest.tsx'
import { part } from './samplePart.ts'
import { sendingStates } from './sendingStates.ts'

const props: SampleRequestProps = {
  endpoint: '',
  words: sampleRequestWords,
  disciplines: [
    { value: '233211', label: 'Civil Engineer' },
    { value: '261313', label: 'Software Engineer' },
  ],
  chosen: '233211',
  ways: { email: 'info@example.com', whatsapp: { href: 'https://wa.me/61491570006', label: 'WhatsApp', newTab: headerTexts.newTab } },
}

const fill = (element: HTMLElement) => typeInto(element, '[type=email]', 'asha@example.com')

export const examples: Examples<SampleRequestProps> = {
  part,
  states: {
    empty: { props: { ...props, chosen: '' } },
    filled: { props, act: fill },
    wrong: {
      props,
      act(element) {
        typeInto(element, '[type=email]', `${'a'.repeat(300)}@example.com`)
        press(element)
      },
    },
    ...sendingStates(props, fill),
    'long words': {
      props: {
        ...props,
        disciplines: [{ value: 'long', label: 'Telecommunications Network Engineer not elsewhere classified' }],
        chosen: 'long',
      },
    },
  },
}
