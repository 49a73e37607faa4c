import { part } from '../dom.ts'
import { showToast } from '../toast.ts'
import { type SendResult, sendToInbox } from './sendToInbox.ts'

/** What a page passes to each of its two forms. `tooMany` has `{wait}` in it, as in `10 minutes`. */
export type LeadFormProps = { endpoint: string; failed: string; tooMany: string }

export function leadForm(form: HTMLFormElement, { endpoint, failed, tooMany }: LeadFormProps) {
  const button = part<HTMLButtonElement>(form, '[type=submit]')
  const failedNote = part(form, '[data-failed-note]')
  const sentNote = part(form, '[data-sent-note]')
  const waysToReachUs = [...failedNote.querySelectorAll('a')]

  function forgetNotes(): void {
    delete form.dataset.failed
    sentNote.hidden = true
    button.removeAttribute('aria-describedby')
  }

  function showSending(isSending: boolean): void {
    button.disabled = isSending
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.readOnly = isSending
    }
  }

  function showFailure(waitSeconds: number | undefined): void {
    form.dataset.failed = ''
    const words = waitSeconds === undefined ? failed : tooMany.replace('{wait}', inMinutes(waitSeconds))
    failedNote.replaceChildren(words, ...waysToReachUs.flatMap((link, index) => [index === 0 ? ' ' : ', ', link]))
    // The toast says nothing of how long to wait. The button gets the focus, so a screen reader reads the note with it.
    if (waitSeconds !== undefined) button.setAttribute('aria-describedby', failedNote.id)
  }

  /** Empties the form once the lead is stored, and says how it ended. A form with a disabled button cannot be submitted again. */
  async function send(payload: object): Promise<SendResult> {
    forgetNotes()
    showSending(true)
    // Of a press that was held for this script: start.ts.
    const answer = await sendToInbox(endpoint, payload, Number(form.dataset.pressed ?? performance.now()))
    const wasSeen = isInWindow(button)
    showSending(false)
    if (answer.stored) {
      form.reset()
      sentNote.hidden = false
    } else showFailure(answer.waitSeconds)
    // A disabled button loses the focus; give it back unless the visitor has moved on.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
    // Sent with Enter in a field: only with the button is it read how long to wait.
    else if (button.hasAttribute('aria-describedby') && form.contains(document.activeElement)) button.focus()
    // The note is above the button, and may have pushed it out.
    if (wasSeen) button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    showToast(answer.stored ? 'success' : 'failure')
    return answer
  }

  return { send, forgetNotes }
}

/** The first wrong field takes the focus, so a screen reader announces its error. Where it has the focus already, the error is an alert. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): void {
  let isFirst = true
  for (const [name, error] of Object.entries(errors)) {
    const control = part(form, `[name=${name}]`)
    const place = part(form, `#${control.id}-error`)
    control.setAttribute('aria-invalid', String(error !== undefined))
    place.hidden = error === undefined
    // Taken away first: an alert is announced as it comes, and again when Enter is pressed again.
    place.removeAttribute('role')
    place.replaceChildren()
    if (error === undefined) continue
    if (isFirst && control === document.activeElement) place.setAttribute('role', 'alert')
    place.append(error)
    if (isFirst) control.focus()
    isFirst = false
  }
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function inMinutes(seconds: number): string {
  const minutes = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return minutes.format(Math.max(1, Math.ceil(seconds / 60)))
}
