import { ANSWER_MS } from '#domain/shell.ts'
import { showToast } from '../toast.ts'

/**
 * What a form needs before its script is there.
 *
 * A field typed into is marked: the browser, too, fills fields, with words that may be older than the kept ones, and
 * fires no event for them (islands/forms/keptFields.ts).
 *
 * A press of Submit is held until islands/start.ts has started the form. The page's first script is asked for again if it
 * was lost. A press that cannot be sent in time ends as every other failure: with the note in the form and the toast.
 */
export function holdForms(): void {
  addEventListener('input', ({ target }) => Object.assign(target ?? {}, { isTyped: true }), true)
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!('island' in form.dataset) || 'ready' in form.dataset) return
    event.preventDefault()
    if (form.dataset.pressed) return
    delete form.dataset.failed
    const pressed = String(performance.now())
    form.dataset.pressed = pressed
    setTimeout(failHeld, ANSWER_MS, form, pressed)
    const first = document.querySelector<HTMLScriptElement>('script[src]')
    if (first) import(/* @vite-ignore */ first.src).catch(() => failHeld(form, pressed))
  })
}

/** Unless the press was sent, or has failed already. */
export function failHeld(form: HTMLElement, pressed: string | undefined): void {
  if (!pressed || form.dataset.pressed !== pressed) return
  delete form.dataset.pressed
  form.dataset.failed = ''
  showToast('failure')
}
