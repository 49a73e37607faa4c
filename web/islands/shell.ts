// Everything a page starts after it has loaded, in one file.
import { startEnquiryBar } from './enquiryBar.ts'
import { startFocusInView } from './focusInView.ts'
import { startFoldedTarget } from './foldedTarget.ts'
import { startHeader } from './header/header.ts'
import { startPopup } from './popup/popup.ts'
import { keepVisit } from './visit.ts'
import { whenIdle } from './whenIdle.ts'

export function start(): void {
  keepVisit()
  startFoldedTarget()
  startHeader()
  startEnquiryBar()
  startFocusInView()
  startPopup()
  if (!savesData()) whenIdle(fetchForms)
}

/**
 * Every page has a form, and the popup shows one after 15 seconds. Fetched and not run: running them blocks a slow phone
 * for 80 ms, and waits until one is near.
 */
function fetchForms(): void {
  for (const href of document.body.dataset.formScripts?.match(/\S+/g) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.includes('2g')
}

declare global {
  interface Navigator {
    // Of Chromium: https://wicg.github.io/netinfo/
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
