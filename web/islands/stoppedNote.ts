/**
 * Writes the note beside a part that threw while it was drawn, in the words of the page's toast area (ToastArea.tsx).
 * start.ts shows it, and tries again when its button is pressed.
 */
export function writeStoppedNote(island: HTMLElement, isForm: boolean): void {
  const { stopped = '', stoppedForm = '', retry = '' } = document.querySelector<HTMLElement>('[data-toasts]')?.dataset ?? {}
  const note = island.parentElement?.querySelector<HTMLElement>(':scope > [data-not-started]') ?? emptyNote(island, retry)
  note.querySelector('p')?.replaceChildren(isForm ? stoppedForm : stopped)
}

/** As NotStarted.tsx prints it. */
function emptyNote(island: HTMLElement, retry: string): HTMLElement {
  const note = Object.assign(document.createElement('div'), { className: 'not-started', hidden: true })
  const words = document.createElement('p')
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: retry })
  note.dataset.notStarted = ''
  words.setAttribute('role', 'status')
  note.append(words, button)
  island.before(note)
  return note
}
