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
  if (location.search.includes('discipline='))
    load().then(
      (module) => module.chooseAskedDiscipline(),
      () => undefined,
    )
}
