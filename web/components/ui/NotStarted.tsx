import { notStartedWords } from '#content/forms.ts'

/** Hidden until islands/start.ts shows it: the script of the part beside it, or around it, did not arrive. */
export function NotStarted() {
  return (
    <div className="callout not-started" data-fault data-not-started hidden>
      <p role="status">{notStartedWords.text}</p>
      <button type="button" className="button">
        {notStartedWords.retry}
      </button>
    </div>
  )
}
