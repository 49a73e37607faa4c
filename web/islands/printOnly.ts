/** Prints one part of the page (`data-print-only` in the style sheets of components/service). */
export function printOnly(part: 'checklist' | 'draft' | 'points', whenDone?: () => void): void {
  const root = document.documentElement
  root.dataset.printOnly = part
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printOnly
      whenDone?.()
    },
    { once: true },
  )
  print()
}
