import { whenShown } from '../start/whenShown.ts'
import { startBackToTop } from './backToTop.ts'
import { startDrawer } from './drawer.ts'
import { startEnquiryBar } from './enquiryBar.ts'
import { startMenus } from './menus.ts'

/** The header works from its HTML alone (popovers, details, links); this adds hover, focus and the drawer's modality. */
export function startHeader(): void {
  startMenus()
  startDrawer()
  startBackToTop()
  startEnquiryBar()
  whenShown(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  })
  document.documentElement.dataset.header = 'ready'
}
