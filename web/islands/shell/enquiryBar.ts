/** Shown once the link to the form, or the heading, is above, unless a form or bar of the page's own is in view. Other reasons to hide it: styles/shell.css. */
export function startEnquiryBar(): void {
  const bar = document.querySelector('[data-enquiry-bar]')
  const target = bar?.querySelector('a')?.getAttribute('href')
  const heading = document.querySelector('h1')
  const head = heading?.parentElement?.querySelector(`a[href$="${target}"]`) ?? heading
  if (bar === null || head === null) return
  let headIsAbove = false
  const inItsPlace = new Set<Element>()
  const show = () => document.documentElement.toggleAttribute('data-enquiry-near', headIsAbove && inItsPlace.size === 0)

  const headerHeight = document.querySelector('header')?.offsetHeight ?? 0
  // All that is below the window counts as in it, so a jump over the head is noticed too.
  const above = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) headIsAbove = !isIntersecting
      show()
    },
    { rootMargin: `-${headerHeight}px 0px 1000000px` },
  )
  above.observe(head)

  const within = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inItsPlace.add(target)
      else inItsPlace.delete(target)
    show()
  })
  const takesItsPlace = 'main [data-island=enquiry-form],footer [data-island],[data-instrument],[data-bar]'
  for (const element of document.querySelectorAll(takesItsPlace)) within.observe(element)
}
