/** Only what the browser itself measures: no network address, no identifier and nothing that was typed. */
type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'

type VitalsReport = {
  path: string
  /** In milliseconds, except CLS. */
  vitals: Partial<Record<VitalName, number>>
  /** How often a field or a form failed, as in `enquiry-form.email`. */
  formErrors: Record<string, number>
}

/** What was measured on one page until it is sent. */
export function vitalsNotes() {
  const vitals: VitalsReport['vitals'] = {}
  let formErrors: VitalsReport['formErrors'] = {}
  let isNew = false

  return {
    /** A later value of the same visit replaces the earlier one. */
    measured(name: VitalName, value: number): void {
      vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
      isNew = true
    },
    failed(form: string, kind: string): void {
      const name = `${form}.${kind}`
      formErrors[name] = (formErrors[name] ?? 0) + 1
      isNew = true
    },
    /** The report to send, or nothing if it was sent already. `path` without query or fragment. */
    take(path: string): VitalsReport | null {
      if (!isNew) return null
      const report = { path, vitals: { ...vitals }, formErrors }
      formErrors = {}
      isNew = false
      return report
    },
  }
}
