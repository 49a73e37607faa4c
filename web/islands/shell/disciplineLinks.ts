/** Links with `data-discipline="233211"` choose it in the footer's form and go there. */
export function startDisciplineLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-discipline]')
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const section = document.querySelector<HTMLElement>('#request-a-sample')
    const select = section?.querySelector<HTMLSelectElement>('select[name="discipline"]')
    if (!link || opensElsewhere || !section || !select) return
    event.preventDefault()
    const code = link.dataset.discipline
    if ([...select.options].some(({ value }) => value !== '' && value === code)) {
      select.value = code ?? ''
      // The form keeps it, or takes it in when it starts: early/holdForms.ts marks it, React hears of a change.
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
    }
    if (location.hash !== link.hash) history.pushState(null, '', link.hash)
    section.scrollIntoView()
    section.querySelector<HTMLElement>('input[type="email"]')?.focus({ preventScroll: true })
  })
}
