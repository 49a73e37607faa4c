import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, sendToInbox } from '../sendToInbox.ts'
import { showToast } from '../toast.ts'

export type FormStatus = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; waitSeconds?: number }

/** Sends one lead at a time and says how it ended, in the form and as a toast. */
export function useLead(endpoint: string) {
  const sending = useRef(false)
  const [status, setStatus] = useState<FormStatus>({ is: 'idle' })

  /** Empties the form once the lead is stored. Undefined while another call runs; then nothing is sent. */
  async function send(form: HTMLFormElement, payload: object): Promise<Answer | undefined> {
    if (sending.current) return undefined
    sending.current = true
    setStatus({ is: 'sending' })
    // Of a press that was held for this script: start.ts.
    const pressed = form.closest<HTMLElement>('[data-pressed]')?.dataset.pressed
    const answer = await sendToInbox(endpoint, payload, Number(pressed ?? performance.now()))
    sending.current = false
    const button = form.querySelector<HTMLElement>('[type=submit]')
    const wasSeen = button !== null && isInWindow(button)
    flushSync(() => setStatus(answer.stored ? { is: 'sent' } : { ...answer, is: 'failed' }))
    if (answer.stored) form.reset()
    const mustWait = !answer.stored && answer.waitSeconds !== undefined
    // A disabled button loses the focus; give it back unless the visitor has moved on.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    // Sent with Enter in a field: only with the button is it read how long to wait.
    else if (mustWait && form.contains(document.activeElement)) button?.focus()
    // What the form says now stands above the button, and may have pushed it out.
    if (wasSeen) button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    showToast(answer.stored ? 'success' : 'failure')
    return answer
  }

  return { status, setStatus, send }
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
