// What every page gets once it has loaded, in one file.
import { startHeader } from '../header/header.ts'
import { startPopup } from '../popup/popup.ts'

export function startAfterLoad(): void {
  startHeader()
  startPopup()
}
