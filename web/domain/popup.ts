/** The popup opens this long after a path is shown. */
export const POPUP_DELAY_MS = 15_000

/** The label, a space and the path, as in `Sample Request /anzsco/eaanzsco/civil-engineer-233211`. */
export function popupSubject(label: string, path: string): string {
  return `${label} ${path}`
}
