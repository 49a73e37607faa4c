import { ANSWER_MS, TOAST_MS } from '#domain/shell.ts'

/**
 * What a form needs before React is there.
 *
 * A field typed into is marked: the browser, too, fills fields, with words that may be older than the kept ones, and
 * fires no event for them (islands/forms/keptFields.ts).
 *
 * A press of Submit is held until islands/runtime/start.ts has started the form. The page's first script is asked for again if it
 * was lost. A press that cannot be sent in time ends as every other failure: with the note in the form and the toast.
 */
export function holdForms(): void {
  addEventListener('input', ({ target }) => Object.assign(target ?? {}, { isTyped: true }), true)
  addEventListener('submit', (event) => {
    const element = (event.target as HTMLFormElement).closest<HTMLElement>('[data-island]')
    if (element === null || element.dataset.status === 'ready') return
    event.preventDefault()
    // Enter in a search that has nothing to send.
    if (element.dataset.pressed || (event.target as HTMLFormElement).querySelector('[type=submit]') === null) return
    delete element.dataset.failed
    const pressed = String(performance.now())
    element.dataset.pressed = pressed
    setTimeout(failHeld, ANSWER_MS, element, pressed)
    // In a preview another script, not of the page's own, comes first.
    const first = document.querySelector<HTMLScriptElement>('script[type=module][src]:not([src^="/-/"])')
    if (first) import(/* @vite-ignore */ first.src).catch(() => failHeld(element, pressed))
  })
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.toast button')) delete target.closest<HTMLElement>('[data-toast]')?.dataset.toast
  })
}

/** Unless the press was sent, or has failed already. */
export function failHeld(element: HTMLElement, pressed: string | undefined): void {
  if (!pressed || element.dataset.pressed !== pressed) return
  delete element.dataset.pressed
  element.dataset.failed = ''
  // Printed with its words, and shown by styles/shell.css until it leaves or React takes it over (islands/toasts).
  const toasts = (document.querySelector('dialog[open]') ?? document).querySelector<HTMLElement>('[data-island=toasts]')
  if (toasts === null) return
  toasts.dataset.toast = 'failure'
  setTimeout(() => delete toasts.dataset.toast, TOAST_MS)
}
