/** The label, a space and the path, as in `Sample Request /anzsco/eaanzsco/civil-engineer-233211`. */
export function popupSubject(label: string, path: string): string {
  return `${label} ${path}`
}
