import type { Part } from '../runtime/part.ts'
import { Toasts, type ToastsProps } from './Toasts.tsx'
import { showToast } from './toastStore.ts'

export const part: Part<ToastsProps> = {
  Component: Toasts,
  /** One that early/holdForms.ts shows. */
  takeIn(element) {
    if (element.dataset.toast === undefined) return
    delete element.dataset.toast
    showToast('failure')
  },
}
