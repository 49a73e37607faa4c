/**
 * Shows the enquiry bar once the link to the form under the heading, or the heading, has left the window upwards. Hides
 * it while a form or a bar of the page's own (the calculator's sums, the comparison of a list) is in view. Dialogs, the
 * drawer and a focused field hide it too: styles/shell.css.
 */
export function startEnquiryBar(): void {
  const bar = document.querySelector('[data-enquiry-bar]')
  const target = bar?.querySelector('a')?.getAttribute('href')
  const heading = document.querySelector('h1')
  const head = heading?.parentElement?.querySelector(`a[href$="${target}"]`) ?? heading
  if (bar === null || head === null) return
  let headIsAbove = false
  const inItsPlace = new Set<Element>()

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === head) headIsAbove = !isIntersecting && boundingClientRect.top < 0
      else if (isIntersecting) inItsPlace.add(target)
      else inItsPlace.delete(target)
    }
    document.documentElement.toggleAttribute('data-enquiry-near', headIsAbove && inItsPlace.size === 0)
  })
  observer.observe(head)
  const takesItsPlace = 'main [data-island=enquiry-form], footer [data-island=sample-request], [data-instrument], [data-bar]'
  for (const element of document.querySelectorAll(takesItsPlace)) observer.observe(element)
}
