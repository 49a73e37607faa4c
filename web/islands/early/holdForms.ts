import { ANSWER_MS } from '#domain/timings.ts'
import { showToast } from '../toast.ts'

/**
 * What a form needs before the page's first script is there.
 *
 * A field typed into is marked: the browser, too, fills fields, with words that may be older than the kept ones, and
 * fires no event for them (islands/formStorage.ts).
 *
 * A press of Submit is held for the first script (islands/start.ts), which is asked for again if it was lost. Without
 * it the press ends as every other failure: with the note in the form and the toast.
 */
export function holdForms(): void {
  addEventListener('input', ({ target }) => Object.assign(target ?? {}, { isTyped: true }), true)
  addEventListener('submit', (event) => {
    const form = (event.target as Element).closest<HTMLElement>('[data-island=enquiry-form],[data-island=sample-request]')
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    if (form.dataset.pressed) return
    delete form.dataset.failed
    const pressed = String(performance.now())
    form.dataset.pressed = pressed
    setTimeout(fail, ANSWER_MS, form, pressed)
    const first = document.querySelector<HTMLScriptElement>('script[src]')
    if (first) import(/* @vite-ignore */ first.src).catch(() => fail(form, pressed))
  })
}

/** Unless the first script has taken the press over, or it was pressed again. */
function fail(form: HTMLElement, pressed: string): void {
  if (form.dataset.pressed !== pressed) return
  delete form.dataset.pressed
  form.dataset.failed = ''
  showToast('failure')
}
