import { POPUP_AFTER_BUSY_MS, POPUP_DELAY_MS, POPUP_READY_MS } from '#domain/shell.ts'
import { isVisible, whenShown } from '../pageEvents.ts'
import { OPEN } from './popovers.ts'

/** Opens the enquiry dialog 15 seconds after a path is shown, as soon as the visitor is in no text field, menu or dialog. */
export function startPopup(startIn: (place: ParentNode) => void): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog#popup')
  if (popup === null || !('showModal' in popup)) return
  const dialog = popup
  let timer: ReturnType<typeof setTimeout> | undefined
  let preparing: ReturnType<typeof setTimeout> | undefined
  let waiting: AbortController | undefined

  whenShown((shownAt) => {
    clearTimeout(timer)
    waiting?.abort()
    dialog.close()
    clearTimeout(preparing)
    const wait = Math.max(0, shownAt + POPUP_DELAY_MS - performance.now())
    timer = setTimeout(openWhenFree, wait)
    preparing = setTimeout(startIn, wait - POPUP_READY_MS, dialog)
  })

  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())

  function openWhenFree(): void {
    waiting?.abort()
    if (!isBusy()) return void open()
    waiting = new AbortController()
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(openWhenFree, POPUP_AFTER_BUSY_MS)
    }
    // No event tells of an answer, nor of the toast that leaves.
    if (isSending()) again()
    for (const end of ['focusout', 'close', 'toggle', 'visibilitychange'])
      document.addEventListener(end, again, { capture: true, signal: waiting.signal })
  }

  /** Where its form has not started yet, typed text stays and Submit waits. */
  function open(): void {
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
    dialog.showModal()
    // Else × has it, with a ring as if it had been chosen.
    const title = dialog.querySelector('h2')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }
}

const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=file])'

/** In a text field, in a menu, in another dialog or in another tab, or with a form that is being sent or has just been answered. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches(TEXT_FIELD) === true
  return !isVisible() || isTyping || isSending() || document.querySelector(`dialog[open], [popover]${OPEN}`) !== null
}

/** Until the toast that says what became of it is gone. */
function isSending(): boolean {
  return document.querySelector('[data-sending], .toast[data-shown]') !== null
}
