// Everything a page starts after it has loaded, in one file.
import { drawOnce } from './drawOnce.ts'
import { startEnquiryBar } from './enquiryBar.ts'
import { startHeader } from './header/header.ts'
import { startPopup } from './popup/popup.ts'

export function startShell(): void {
  drawOnce()
  startHeader()
  startEnquiryBar()
  startPopup()
}
