import { toastWords } from '#content/forms.ts'
import { Island } from '../runtime/Island.server.tsx'
import { Toasts } from './Toasts.tsx'
import type { ToastPlace } from './toastStore.ts'

export function ToastArea({ place }: { place: ToastPlace }) {
  return (
    <Island id={`toasts-${place}`} name="toasts" of={Toasts} defer="touched" props={{ words: toastWords, place }} sayNotStarted={false} />
  )
}
