import { sendToInbox } from '../sendToInbox.ts'
import { showToast } from '../toast.ts'

/** Sends one lead at a time from a form without React, and says how it ended. True once it is stored. */
export async function sendPlainly(form: HTMLFormElement, endpoint: string, payload: object): Promise<boolean> {
  const island = form.closest<HTMLElement>('[data-island]')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!island || !button || button.disabled) return false
  island.removeAttribute('data-failed')
  button.disabled = true
  // Of a press that was held for this script: start.ts.
  const { stored } = await sendToInbox(endpoint, payload, Number(island.dataset.pressed ?? performance.now()))
  button.disabled = false
  // A disabled button loses the focus.
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
  if (stored) form.reset()
  island.toggleAttribute('data-failed', !stored)
  showToast(stored ? 'success' : 'failure')
  return stored
}
