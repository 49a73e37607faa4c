import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { VitalsNotes } from '#domain/vitalsReport.ts'
import { watchFormErrors } from './formErrors.ts'

/** Only in builds whose owner names an address for it: docs/watching.md. It sends one beacon each time the page is hidden. */
export function startVitals(url: string): void {
  const notes = new VitalsNotes()
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => notes.measured(name, value))
  watchFormErrors((form, kind) => notes.failed(form, kind))

  // After the library's own listeners, which record the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const report = notes.take(location.pathname)
    if (report !== null) navigator.sendBeacon(url, JSON.stringify(report))
  })
}
