// Everything a page starts after it has loaded, in one file.
import { startEnquiryBar } from './enquiryBar.ts'
import { startFocusInView } from './focusInView.ts'
import { startFoldedTarget } from './foldedTarget.ts'
import { startHeader } from './header/header.ts'
import { startPopup } from './popup/popup.ts'
import { whenIdle } from './whenIdle.ts'

export function startShell(): void {
  startFoldedTarget()
  drawOnce()
  startHeader()
  startEnquiryBar()
  startFocusInView()
  startPopup()
  if (!savesData()) whenIdle(loadForms)
}

/** Every page has a form, and the popup shows one after 15 seconds: an early start answers the first key sooner. */
function loadForms(): void {
  // A form asks again when it starts, and says so if its script does not come then either.
  import('./forms.ts').catch(() => {})
}

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.includes('2g')
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

declare global {
  interface Navigator {
    // Of Chromium: https://wicg.github.io/netinfo/
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
