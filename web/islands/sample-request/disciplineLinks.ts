/**
 * `<a href="#request-a-sample" data-discipline="233211">` chooses that discipline in the footer's form, and so does an
 * address such as `/samples?discipline=233211#request-a-sample`. Without JavaScript, or where the script does not come,
 * the link leads to the form.
 */
export function startDisciplineLinks(): void {
  const load = () => import('./chooseDiscipline.ts')

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-discipline]')
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || opensElsewhere || link.pathname !== location.pathname) return
    event.preventDefault()
    load().then(
      (module) => module.chooseDiscipline(link.dataset.discipline, link.hash),
      () => {
        location.hash = link.hash
      },
    )
  })

  const parameters = new URLSearchParams(location.search)
  const asked = parameters.get(PARAMETER)
  if (asked === null) return
  // Only once: after a reload the visitor's own choice stays.
  parameters.delete(PARAMETER)
  const search = parameters.size === 0 ? '' : `?${parameters}`
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  // Without it the visitor can still choose by hand.
  choose(asked, location.hash).catch(() => undefined)
}

async function choose(code: string, hash: string): Promise<void> {
  const { chooseDiscipline } = await import('./chooseDiscipline.ts')
  chooseDiscipline(code, hash)
}
