/** Watches forms from outside: which fields they mark as wrong, and that sending failed. The forms do not know about it. */
export function watchFormErrors(failed: (form: string, kind: string) => void): void {
  document.addEventListener('submit', ({ target }) => {
    const name = target instanceof HTMLFormElement && target.closest<HTMLElement>('[data-island]')?.dataset.island
    if (!name) return
    setTimeout(() => {
      for (const field of target.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')) failed(name, field.name)
    })
  })

  const notSent = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added instanceof HTMLElement && added.matches('.toast-failure')) failed('form', 'not-sent')
    }
  })
  for (const area of document.querySelectorAll('[data-toasts]')) notSent.observe(area, { childList: true })
}
