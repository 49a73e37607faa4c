/** Printed beside a part that a visitor would wait for (NotStarted.tsx). A form has none: it reports the failure when it is sent. */
export function noteOf(element: HTMLElement): HTMLElement | null {
  const around = element.dataset.island ? element.parentElement : element
  return around?.querySelector<HTMLElement>(':scope > [data-not-started]') ?? null
}

export function showNote(note: HTMLElement, retry: () => void): void {
  note.hidden = false
  note.onclick = retry
  // A screen reader announces changes in a live region that was there before: one for each try.
  const words = note.querySelector('p')
  setTimeout(() => words?.replaceChildren(words.textContent))
}
