import { stoppedWords, toastWords } from '#content/forms.ts'

/**
 * A live region with its words, there from the start: even when no script arrives, a form can say that it was not sent.
 * It has the words for a part that stops, too (islands/stoppedNote.ts).
 */
export function ToastArea() {
  const { success, failure, dismiss, region } = toastWords
  return (
    <div
      className="toasts"
      data-toasts
      data-success={success}
      data-failure={failure}
      data-dismiss={dismiss}
      data-stopped={stoppedWords.part}
      data-stopped-form={stoppedWords.form}
      data-retry={stoppedWords.retry}
      role="status"
      // A toast is announced once, and not again when the next one comes.
      aria-atomic="false"
      aria-label={region}
    />
  )
}
