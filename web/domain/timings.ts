/** The popup opens this long after a path is shown. */
export const POPUP_DELAY_MS = 15_000

/** A popup that had to wait looks again this long after a field was left: the press that left it may be on a link or the next field. */
export const POPUP_AFTER_BUSY_MS = 1000

/** A request or script that takes longer has failed. */
export const ANSWER_MS = 15_000

/** A menu closes this long after the pointer has left it. */
export const MENU_CLOSE_MS = 150

export const TOAST_MS = 6000
