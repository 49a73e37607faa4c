import { TOAST_MS } from '#domain/shell.ts'

/** The toast area is a live region from the start. Behind a modal dialog it is inert, so the dialog has its own. */
export function showToast(kind: 'success' | 'failure'): void {
  const page = document.querySelector<HTMLElement>('[data-toasts]')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  const area = dialog?.querySelector('[data-toasts]') ?? page
  const toast = document.createElement('div')
  const words = document.createElement('p')
  const button = document.createElement('button')
  toast.className = `toast toast-${kind}`
  words.append(page?.dataset[kind] ?? '')
  button.type = 'button'
  button.className = 'icon-button'
  button.setAttribute('aria-label', page?.dataset.dismiss ?? '')
  button.append('×')
  toast.append(words, button)
  // Only the newest is shown: "Failed" beside "submitted" would confuse the visitor.
  area?.replaceChildren(toast)

  let timer: ReturnType<typeof setTimeout> | undefined
  function leaveInTime() {
    clearTimeout(timer)
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(() => toast.remove(), TOAST_MS)
  }
  leaveInTime()
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) toast.addEventListener(name, leaveInTime)
  button.onclick = () => toast.remove()
  dialog?.addEventListener('close', () => {
    // It has been heard; in another live region it would be heard again.
    toast.setAttribute('aria-live', 'off')
    if (toast.isConnected) page?.append(toast)
  })
}
