/**
 * Shows the note beside a part that threw while it was drawn, in the words of the page's toast area (ToastArea.tsx).
 */
export function showStoppedNote(island: HTMLElement, isForm: boolean, retry: () => void): void {
  const { stopped = '', stoppedForm = '', retry: tryAgain = '' } = document.querySelector<HTMLElement>('[data-toasts]')?.dataset ?? {}
  const note = island.parentElement?.querySelector<HTMLElement>(':scope > [data-not-started]') ?? emptyNote(island, tryAgain)
  note.hidden = false
  note.onclick = retry
  // A screen reader announces changes in a live region that was there before.
  setTimeout(() => note.querySelector('p')?.replaceChildren(isForm ? stoppedForm : stopped))
}

/** As NotStarted.tsx prints it. */
function emptyNote(island: HTMLElement, tryAgain: string): HTMLElement {
  const note = Object.assign(document.createElement('div'), { className: 'not-started', hidden: true })
  const words = document.createElement('p')
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: tryAgain })
  note.dataset.notStarted = ''
  words.setAttribute('role', 'status')
  note.append(words, button)
  island.before(note)
  return note
}
