import type { Part } from '../runtime/part.ts'
import { typeAmount } from './amounts.ts'
import { Worksheet, type WorksheetProps } from './Worksheet.tsx'

export const part: Part<WorksheetProps> = {
  Component: Worksheet,
  takeIn(element) {
    // What the browser brings back counts as typed.
    for (const { name, value } of element.querySelectorAll('input')) typeAmount(name, value)
  },
}
