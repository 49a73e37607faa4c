/** Firefox leaves what Tab reached where a part of it shows, WebKit shows a field's first line: https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html */
export function startFocusInView(): void {
  addEventListener('keyup', ({ key }) => {
    const focused = document.activeElement
    if (key === 'Tab' && focused?.closest('main, footer')) focused.scrollIntoView({ block: 'nearest' })
  })
}

/** Chrome opens a closed `<details>` around the target since 97, Firefox and Safari much later. For print, see docs/browsers.md. */
export function startFoldedTarget(): void {
  const follow = () => openAround(location.hash)?.scrollIntoView()
  addEventListener('hashchange', follow)
  // At the click too: a link to where the address leads already changes nothing in it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.pathname === location.pathname) openAround(link.hash)
  })
  follow()
  if (!CSS.supports('selector(::details-content)')) openOnPaper()
}

function openAround(hash: string): HTMLElement | undefined {
  const target = document.getElementById(hash.slice(1))
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!target || !folded) return undefined
  folded.open = true
  return target
}

/** The same parts as in styles/print.css. */
function openOnPaper(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter((part) => !part.closest('[data-island]'))
    for (const part of opened) part.open = true
  })
  addEventListener('afterprint', () => {
    for (const part of opened) part.open = false
  })
}
