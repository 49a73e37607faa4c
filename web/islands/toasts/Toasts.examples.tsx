import { toastWords } from '#content/forms.ts'
import type { Examples } from '../runtime/examples.ts'
import { part } from './part.ts'
import type { ToastsProps } from './Toasts.tsx'
import { showToast } from './toastStore.ts'

const props: ToastsProps = { words: toastWords, place: 'page' }

export const examples: Examples<ToastsProps> = {
  part,
  states: {
    quiet: { props },
    success: { props, act: () => showToast('success') },
    failure: { props, act: () => showToast('failure') },
  },
}
