// What every page gets once it has loaded, in one file.
import { startHeader } from '../header/header.ts'
import { startPopup } from '../popup/popup.ts'
import { drawOnce } from './drawOnce.ts'

export function startAfterLoad(): void {
  drawOnce()
  startHeader()
  startPopup()
}
