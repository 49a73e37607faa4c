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
  startHeader()
  startEnquiryBar()
  startFocusInView()
  startPopup()
  startDisciplineLinks()
}
