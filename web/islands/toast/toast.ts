const TOAST_MS = 6000

type Toast = { kind: 'success' | 'failure'; text: string; dismiss: string }

/**
 * Shows a message in the page's toast area, which is a live region from the start.
 * Behind a modal dialog that area is inert, so the dialog has one of its own.
 */
export function showToast({ kind, text, dismiss }: Toast): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  const area = dialog?.querySelector<HTMLElement>('[data-toasts]') ?? document.querySelector<HTMLElement>('[data-toasts]')
  if (area === null) return

  const toast = document.createElement('div')
  toast.className = `toast toast-${kind}`
  const words = document.createElement('p')
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', dismiss)
  button.textContent = '×'
  toast.append(words, button)
  area.append(toast)

  const timer = pausableTimer(TOAST_MS, () => toast.remove())
  button.addEventListener('click', () => toast.remove())
  for (const pause of ['pointerenter', 'focusin']) toast.addEventListener(pause, timer.pause)
  for (const resume of ['pointerleave', 'focusout']) toast.addEventListener(resume, () => stillHeld(toast) || timer.resume())
  dialog?.addEventListener('close', () => document.querySelector('body > [data-toasts]')?.append(toast), { once: true })
}

function stillHeld(toast: HTMLElement): boolean {
  return toast.matches(':hover') || toast.contains(document.activeElement)
}

function pausableTimer(ms: number, done: () => void) {
  let left = ms
  let since = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(done, left)
  return {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - since
    },
    resume() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(done, left)
    },
  }
}
