/** Only what the browser itself measures: no network address, no identifier and nothing that was typed. */
type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'

type VitalsReport = {
  path: string
  /** In milliseconds, except CLS. */
  vitals: Partial<Record<VitalName, number>>
  /** How often a field or a form failed, as in `enquiry-form.email`. */
  formErrors: Record<string, number>
}

export class VitalsNotes {
  readonly #vitals: Partial<Record<VitalName, number>> = {}
  readonly #formErrors: Record<string, number> = {}
  #changed = false

  /** A later value of the same visit replaces the earlier one. */
  measured(name: VitalName, value: number): void {
    this.#vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
    this.#changed = true
  }

  failed(form: string, kind: string): void {
    const name = `${form}.${kind}`
    this.#formErrors[name] = (this.#formErrors[name] ?? 0) + 1
    this.#changed = true
  }

  /** The report to send, or nothing if it was sent already. `path` without query or fragment. */
  take(path: string): VitalsReport | null {
    if (!this.#changed) return null
    this.#changed = false
    const report = { path, vitals: { ...this.#vitals }, formErrors: { ...this.#formErrors } }
    for (const name of Object.keys(this.#formErrors)) delete this.#formErrors[name]
    return report
  }
}
