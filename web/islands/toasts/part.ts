import type { Part } from '../runtime/part.ts'
import { Toasts, type ToastsProps } from './Toasts.tsx'
import { showToast, toastStore } from './toastStore.ts'

export const part: Part<ToastsProps> = {
  Component: Toasts,
  /** One that early/holdForms.ts shows, unless a form has said something newer. */
  takeIn(element) {
    if (element.dataset.toast === undefined) return
    delete element.dataset.toast
    if (toastStore.get() === undefined) showToast('failure')
  },
}
