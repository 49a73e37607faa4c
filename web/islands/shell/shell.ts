import { whenShownAgain } from '../pageEvents.ts'
import { startFocusInView, startFoldedTarget } from './bringIntoView.ts'
import { startDisciplineLinks } from './disciplineLinks.ts'
import { startEnquiryBar } from './enquiryBar.ts'
import { startMenus } from './menus.ts'
import { OPEN, supplyPopovers } from './popovers.ts'
import { startPopup } from './popup.ts'

/** `startIn` starts what React runs in a place that is about to be shown. */
export function start(startIn: (place: ParentNode) => void): void {
  startFoldedTarget()
  startHeader()
  startEnquiryBar()
  startFocusInView()
  startPopup(startIn)
  startDisciplineLinks()
}

/** The header works from its HTML alone (popovers, details, links); this adds hover, focus and the drawer's modality. */
function startHeader(): void {
  supplyPopovers()
  startMenus()
  startDrawer()
  startBackToTop()
  whenShownAgain(() => {
    for (const open of document.querySelectorAll<HTMLElement>(`[popover]${OPEN}`)) open.hidePopover()
  })
  document.documentElement.dataset.header = 'ready'
}

function startDrawer(): void {
  const drawer = document.getElementById('drawer')
  if (drawer === null) return
  const setBehind = (inert: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-behind-drawer]')) element.inert = inert
  }

  const follow = () => {
    const open = drawer.matches(OPEN)
    setBehind(open)
    document.documentElement.toggleAttribute('data-drawer-open', open)
    if (open) drawer.querySelector<HTMLElement>('h2')?.focus()
  }

  drawer.addEventListener('toggle', follow)
  // The browser gives the focus back to the button before `toggle`, and an inert button takes none.
  drawer.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && setBehind(false))
  if (drawer.matches(OPEN)) follow()

  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover()
  })
  matchMedia('(min-width: 1024.02px)').addEventListener('change', () => drawer.hidePopover())
}

function startBackToTop(): void {
  document.getElementById('back-to-top')?.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    // The button vanishes at the top, so the keyboard goes to the first stop of the page.
    document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
  })
}
