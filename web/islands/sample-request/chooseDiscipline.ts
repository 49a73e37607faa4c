const PARAMETER = 'discipline'

/** Chooses the discipline that the address asks for. Only once: after a reload the visitor's own choice stays. */
export function chooseAskedDiscipline(): void {
  const parameters = new URLSearchParams(location.search)
  const asked = parameters.get(PARAMETER)
  if (asked === null) return
  parameters.delete(PARAMETER)
  const search = String(parameters) === '' ? '' : `?${parameters}`
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  // With its first frame the browser goes to the fragment itself, and takes the focus from wherever it is.
  requestAnimationFrame(() => setTimeout(() => chooseDiscipline(asked, location.hash)))
}

/** Chooses the discipline in the form that `hash` leads to, then goes there and on to the next empty field. */
export function chooseDiscipline(code: string | undefined, hash: string): void {
  const section = document.querySelector<HTMLElement>('#request-a-sample')
  const select = section?.querySelector<HTMLSelectElement>('select[name="discipline"]')
  if (!section || !select) return
  if ([...select.options].some(({ value }) => value !== '' && value === code)) {
    select.value = code ?? ''
    // The form keeps it, or finds it chosen when it starts.
    select.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (hash !== `#${section.id}`) return
  if (location.hash !== hash) history.pushState(null, '', hash)
  section.scrollIntoView()
  section.querySelector<HTMLElement>('input[type="email"]')?.focus({ preventScroll: true })
}
