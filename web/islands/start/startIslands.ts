import { hydrateIsland } from '../hydrateIsland.ts'
import { whenIdle } from './whenIdle.ts'

/** Hydrates each island when it comes within a window's height after the page has loaded, or as soon as the visitor touches it. */
export function startIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target)
    },
    { rootMargin: '100% 0%' },
  )
  whenIdle(() => {
    for (const island of islands) if (island.dataset.defer === 'visible') near.observe(island)
  })

  function start(target: Element): Promise<void> {
    near.unobserve(target)
    return hydrateIsland(target as HTMLElement)
  }

  document.addEventListener('focusin', ({ target }) => {
    const island = target instanceof Element && target.closest('[data-island]:not([data-ready])')
    if (island) start(island)
  })

  // Sent before React is there: hold the form, hydrate, then send it as the visitor meant.
  document.addEventListener('submit', (event) => {
    const form = event.target
    const island = form instanceof HTMLFormElement && form.closest('[data-island]:not([data-ready])')
    if (!island) return
    event.preventDefault()
    start(island).then(() => form.requestSubmit())
  })
}
