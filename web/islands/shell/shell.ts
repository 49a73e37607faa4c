import { startDisciplineLinks } from '../forms/disciplineLinks.ts'
import { keepVisit } from '../forms/visit.ts'
import { startFocusInView, startFoldedTarget } from './bringIntoView.ts'
import { startEnquiryBar } from './enquiryBar.ts'
import { startHeader } from './header.ts'
import { startPopup } from './popup.ts'

/** What a page starts after it has loaded. */
export function start(): void {
  keepVisit()
  startFoldedTarget()
  drawOnce()
  startHeader()
  startEnquiryBar()
  startFocusInView()
  startPopup()
  startDisciplineLinks()
}

/**
 * Highlighter strokes and margin notes further down wait until they are seen, and are drawn once.
 * Waiting parts look different only where motion is allowed; without this script everything is drawn.
 */
function drawOnce(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        target.setAttribute('data-draw', '')
      }
    },
    { rootMargin: '0px 0px -15%' },
  )
  const strokes = [...document.querySelectorAll<HTMLElement>('[data-draw]')]
  // All are measured before any is changed, or the browser would lay the page out again for each.
  for (const stroke of strokes.filter((stroke) => stroke.getBoundingClientRect().top >= innerHeight)) {
    stroke.dataset.draw = 'waiting'
    seen.observe(stroke)
  }
}
