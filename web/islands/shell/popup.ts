import { POPUP_AFTER_BUSY_MS, POPUP_DELAY_MS, POPUP_READY_MS } from '#domain/shell.ts'
import { isVisible, whenShown } from '../pageEvents.ts'
import { OPEN } from './popovers.ts'

/** Opens the enquiry dialog 15 seconds after a path is shown, as soon as the visitor is not busy with a form, menu or dialog. */
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
    // Where the focus is elsewhere no event tells of an answer.
    if (isSending()) again()
    for (const end of ['focusout', 'close', 'toggle', 'visibilitychange'])
      document.addEventListener(end, again, { capture: true, signal: waiting.signal })
  }

  /** Where its form has not started yet, typed text stays and Submit waits. */
  function open(): void {
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
    dialog.showModal()
  }
}

/** In a form, in a menu, in another dialog or in another tab. A form that is being sent has let go of the focus with its disabled button. */
function isBusy(): boolean {
  const focused = document.activeElement
  const typing = focused !== null && focused.closest('form, input, textarea, select, [contenteditable]') !== null
  return !isVisible() || typing || isSending() || document.querySelector(`dialog[open], [popover]${OPEN}`) !== null
}

function isSending(): boolean {
  return document.querySelector('[data-island] [type=submit]:disabled') !== null
}
