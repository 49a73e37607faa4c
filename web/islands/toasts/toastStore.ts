import { createStore } from '../runtime/store.ts'

export type ToastKind = 'success' | 'failure'

/** Behind a modal dialog the page's area is inert, so the dialog has its own. */
export type ToastPlace = 'page' | 'dialog'

type Toast = { kind: ToastKind; place: ToastPlace; count: number; wasHeard: boolean }

/** Only the newest is shown: "Failed" beside "submitted" would confuse the visitor. */
export const toastStore = createStore<Toast | undefined>(undefined)

export function showToast(kind: ToastKind): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  const count = (toastStore.get()?.count ?? 0) + 1
  const toast: Toast = { kind, place: dialog ? 'dialog' : 'page', count, wasHeard: false }
  toastStore.set(toast)
  dialog?.addEventListener('close', () => {
    // It has been heard; in another live region it would be heard again.
    if (toastStore.get() === toast) toastStore.set({ ...toast, place: 'page', wasHeard: true })
  })
}

export function dismissToast(): void {
  toastStore.set(undefined)
}
