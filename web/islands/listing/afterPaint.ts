/** Puts work off until the browser has shown what is there now. The newest takes the place of one still waiting. */
export function createAfterPaint() {
  let newest = 0

  return function afterPaint(work: () => void): void {
    newest += 1
    const own = newest
    // A frame's own callbacks run before it is drawn; what they put off runs after.
    requestAnimationFrame(() => setTimeout(() => own === newest && work()))
  }
}
