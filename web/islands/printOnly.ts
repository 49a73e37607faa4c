/** Prints one part of the page (styles/print.css). */
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
