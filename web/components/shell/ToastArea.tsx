import { toastWords } from '#content/forms.ts'

/** A live region with its words, there from the start: even when no script arrives, a form can say that it was not sent. */
export function ToastArea() {
  const { success, failure, dismiss, region } = toastWords
  return (
    <div
      className="toasts"
      data-toasts
      data-success={success}
      data-failure={failure}
      data-dismiss={dismiss}
      role="status"
      // A toast is announced once, and not again when the next one comes.
      aria-atomic="false"
      aria-label={region}
    />
  )
}
