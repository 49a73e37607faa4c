import { type FormEvent, type RefObject, startTransition, useActionState, useEffect, useRef } from 'react'
import { showToast } from '../toasts/toastStore.ts'
import { type SendResult, sendToInbox } from './sendToInbox.ts'

export type Sending = {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  /** How long the inbox asks to wait, where it does. */
  waitSeconds: number | undefined
  button: RefObject<HTMLButtonElement | null>
  /** Sends a payload that has been checked, and calls `after` with the inbox's answer. */
  send: (event: FormEvent<HTMLFormElement>, payload: () => Promise<object>, after: (answer: SendResult) => void) => void
  forget: () => void
}

type Press = { payload: () => Promise<object>; since: number; wasSeen: () => boolean; after: (answer: SendResult) => void }
type End = { kind: 'idle' } | { kind: 'sent'; wasSeen: boolean } | { kind: 'failed'; wasSeen: boolean; waitSeconds: number | undefined }

const idle: End = { kind: 'idle' }

/**
 * One submission at a time, from the press to its end: §4 of the specification.
 * Dispatched from `onSubmit` in a transition: a `<form action>` would empty the fields after a failure, too.
 */
export function useSending(endpoint: string): Sending {
  const [end, dispatch, isSending] = useActionState<End, Press | 'forget'>(
    (_, request) => (request === 'forget' ? idle : sent(endpoint, request)),
    idle,
  )
  // Two presses may come before the first is drawn.
  const isInFlight = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    isInFlight.current = false
    if (end.kind === 'idle' || button.current === null) return
    comeBack(button.current, end.kind === 'failed' && end.waitSeconds !== undefined, end.wasSeen)
    showToast(end.kind === 'sent' ? 'success' : 'failure')
  }, [end])

  return {
    state: isSending ? 'sending' : end.kind,
    waitSeconds: end.kind === 'failed' ? end.waitSeconds : undefined,
    button,
    send(event, payload, after) {
      if (isInFlight.current) return
      isInFlight.current = true
      const island = event.currentTarget.closest<HTMLElement>('[data-island]')
      // Of a press that was held until React came: runtime/start.ts.
      const since = Number(island?.dataset.pressed ?? performance.now())
      if (island) delete island.dataset.failed
      const wasSeen = () => button.current !== null && isInWindow(button.current)
      startTransition(() => dispatch({ payload, since, wasSeen, after }))
    },
    forget: () => {
      // Behind the sending it would take the answer's place.
      if (end.kind !== 'idle' && !isInFlight.current) startTransition(() => dispatch('forget'))
    },
  }
}

/** A throw here would take the form, and leave its button disabled. */
async function sent(endpoint: string, { payload, since, wasSeen, after }: Press): Promise<End> {
  const answer = await sendToInbox(endpoint, await payload(), since)
  const seen = wasSeen()
  try {
    after(answer)
  } catch (fault) {
    console.error(fault)
  }
  return answer.stored ? { kind: 'sent', wasSeen: seen } : { kind: 'failed', wasSeen: seen, waitSeconds: answer.waitSeconds }
}

/** A disabled button loses the focus: it is given back unless the visitor has moved on. */
function comeBack(button: HTMLButtonElement, mustWait: boolean, wasSeen: boolean): void {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
  // Sent with Enter in a field: only with the button is it read how long to wait, which the toast does not say.
  else if (mustWait && button.form?.contains(document.activeElement)) button.focus()
  // The note is above the button, and may have pushed it out.
  if (wasSeen) button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
