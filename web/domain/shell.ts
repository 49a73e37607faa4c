export const POPUP_DELAY_MS = 15_000

/** So long before it opens, its form is fetched and started. */
export const POPUP_READY_MS = 3000

/** A popup that had to wait looks again this long after a field was left: the press that left it may be on a link or the next field. */
export const POPUP_AFTER_BUSY_MS = 1000

/** A request or script that takes longer has failed. */
export const ANSWER_MS = 15_000

export const MENU_CLOSE_MS = 150

export const TOAST_MS = 6000

export const SOLID_HEADER_PX = 50
export const BACK_TO_TOP_PX = 300

/** How far the page is scrolled, 0 to 1. A page that cannot scroll is at 0; overscroll counts as 1. */
export function readingProgress(scrolled: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  if (room <= 0) return 0
  return Math.min(1, Math.max(0, scrolled / room))
}
