import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendToInbox } from '../sendToInbox.ts'
import { showToast } from '../toast/toast.ts'
import type { FormStatus } from './FormNotes.tsx'

type Texts = { success: string; failure: string; dismiss: string }

/** Sends one lead at a time and says how it ended, in the form and as a toast. */
export function useLead(endpoint: string, texts: Texts) {
  const sending = useRef(false)
  const [status, setStatus] = useState<FormStatus>('idle')

  /** Empties the form once the lead is stored; resolves to whether it is. A second call while one runs sends nothing. */
  async function send(form: HTMLFormElement, payload: object): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setStatus('sending')
    const stored = await sendToInbox(endpoint, payload)
    sending.current = false
    flushSync(() => setStatus(stored ? 'sent' : 'failed'))
    if (stored) form.reset()
    // A disabled button loses the keyboard's place; give it back unless the visitor has moved on.
    if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    showToast({ kind: stored ? 'success' : 'failure', text: stored ? texts.success : texts.failure, dismiss: texts.dismiss })
    return stored
  }

  return { status, setStatus, send }
}
