import { useEffect, useRef } from 'react'
import type { toastWords } from '#content/forms.ts'
import { TOAST_MS } from '#domain/shell.ts'
import { useStore } from '../runtime/store.ts'
import { dismissToast, type ToastKind, type ToastPlace, toastStore } from './toastStore.ts'

export type ToastsProps = { words: typeof toastWords; place: ToastPlace }

/** Between a button and the toast below it. */
const GAP_PX = 12

const kinds: readonly ToastKind[] = ['success', 'failure']

/** A live region with its words, there from the start: a form can say that it was not sent before any script of ours has come (early/holdForms.ts). */
export function Toasts({ words, place }: ToastsProps) {
  const latest = useStore(toastStore, undefined)
  const toast = latest?.place === place ? latest : undefined
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = area.current
    if (toast === undefined || element === null) return
    scrollClear(element)
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaveInTime = () => {
      clearTimeout(timer)
      if (!element.querySelector('.toast:hover, .toast:focus-within')) timer = setTimeout(dismissToast, TOAST_MS)
    }
    leaveInTime()
    const moves = ['pointerover', 'pointerout', 'focusin', 'focusout']
    for (const move of moves) element.addEventListener(move, leaveInTime)
    return () => {
      clearTimeout(timer)
      for (const move of moves) element.removeEventListener(move, leaveInTime)
    }
  }, [toast])

  return (
    // A toast is announced once, and not again when the next one comes.
    <div
      ref={area}
      className="toasts"
      role="status"
      aria-live={toast?.wasHeard ? 'off' : undefined}
      aria-atomic="false"
      aria-label={words.region}
    >
      {kinds.map((kind) => (
        // A new element each time: the same words are announced again.
        <div
          key={toast?.kind === kind ? `${kind}-${toast.count}` : kind}
          className={`toast toast-${kind}`}
          data-shown={toast?.kind === kind || undefined}
        >
          <p>{words[kind]}</p>
          <button type="button" className="icon-button" aria-label={words.dismiss} onClick={dismissToast}>
            ×
          </button>
        </div>
      ))}
    </div>
  )
}

/** On a phone a toast is as wide as a form: whoever wants to send once more finds the button above it. */
function scrollClear(area: HTMLElement): void {
  const toast = area.querySelector('[data-shown]')?.getBoundingClientRect()
  if (toast === undefined) return
  for (const button of document.querySelectorAll('main [type=submit], footer [type=submit]')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const isUnder = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
    if (isUnder) scrollBy({ top: bottom - toast.top + GAP_PX })
  }
}
