const PARAMETER = 'discipline'

/** Links with `data-discipline="233211"` and addresses with `?discipline=233211` choose it in the footer's form. */
export function startDisciplineLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-discipline]')
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || opensElsewhere || link.pathname !== location.pathname) return
    event.preventDefault()
    chooseDiscipline(link.dataset.discipline, link.hash)
  })
  chooseAskedDiscipline()
}

/** Only once: after a reload the visitor's own choice stays. */
function chooseAskedDiscipline(): void {
  const address = new URL(location.href)
  const asked = address.searchParams.get(PARAMETER)
  if (asked === null) return
  address.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', address)
  // With its first frame the browser goes to the fragment itself, and takes the focus from wherever it is.
  requestAnimationFrame(() => setTimeout(() => chooseDiscipline(asked, location.hash)))
}

function chooseDiscipline(code: string | undefined, hash: string): void {
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
