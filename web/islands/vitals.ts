import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Only in builds with an address for it (docs/watching.md). Each beacon has no network address, no identifier and nothing that was typed. */
export function start(): void {
  const notes = vitalsNotes()
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => notes.measured(name, value))
  watchFormErrors((form, kind) => notes.failed(form, kind))

  // After the library's own listeners, which record the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const report = notes.take(location.pathname)
    if (report !== null) navigator.sendBeacon(SITE_VITALS_URL, JSON.stringify(report))
  })
}

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
      if (added instanceof HTMLElement && added.matches('.toast-failure[data-shown]')) failed('form', 'not-sent')
    }
  })
  for (const area of document.querySelectorAll('.toasts')) notSent.observe(area, { childList: true })
}

/** What is new on one page since its last report. */
export function vitalsNotes() {
  /** In milliseconds, except CLS. */
  let vitals: Record<string, number> = {}
  /** How often a field or a form failed, as in `enquiry-form.email`. */
  let formErrors: Record<string, number> = {}

  return {
    measured(name: string, value: number): void {
      vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
    },
    failed(form: string, kind: string): void {
      const name = `${form}.${kind}`
      formErrors[name] = (formErrors[name] ?? 0) + 1
    },
    /** The report to send, or null where nothing is new. `path` without query or fragment. */
    take(path: string) {
      const report = { path, vitals, formErrors }
      vitals = {}
      formErrors = {}
      return Object.keys({ ...report.vitals, ...report.formErrors }).length === 0 ? null : report
    },
  }
}
