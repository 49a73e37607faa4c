/** The header turns solid past this. */
export const SOLID_HEADER_PX = 50
/** Back to top appears past this. */
export const BACK_TO_TOP_PX = 300

/** How far the page is scrolled, 0 to 1. A page that cannot scroll is at 0; overscroll counts as 1. */
export function readingProgress(scrolled: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  if (room <= 0) return 0
  return Math.min(1, Math.max(0, scrolled / room))
}
