/** Runs in the page. Empty when what has the focus is marked, wholly in the window, and under nothing else. */
export function faultOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus'
  const what = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no mark on ${what}`
  const whole = focused.getBoundingClientRect()
  // Of a tall text field Firefox shows the beginning, where the cursor is, and leaves the rest under the window's edge.
  const isTall = focused instanceof HTMLTextAreaElement && whole.height > 100
  const box = isTall ? new DOMRect(whole.x, whole.y, whole.width, 100) : whole
  if (box.width === 0 || box.height === 0) return `${what} has no place`
  const place = `${what}, ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight} px,`
  if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
    return `${place} is not wholly in the window`
  // A link may go over several lines, and be narrower than the box around them.
  for (const line of isTall ? [box] : focused.getClientRects()) {
    const edge = Math.min(3, line.height / 2)
    for (const y of [line.top + edge, line.top + line.height / 2, line.bottom - edge]) {
      const top = document.elementFromPoint(line.left + line.width / 2, y)
      if (top === null || !(focused.contains(top) || top.contains(focused))) return `${place} is under ${top?.outerHTML.slice(0, 80)}`
    }
  }
  return ''
}
