import { expect } from '@playwright/test'
import type { Part, Visitor } from './visitor.ts'

const MOST_PRESSES = 80

/** Leaves the header behind, as whoever has only a keyboard does on each page. */
export async function skipToContent(visitor: Visitor): Promise<void> {
  await visitor.press('Tab')
  const skip = visitor.link('Skip to the content')
  await expect.poll(skip.isFocused, { message: 'the first stop skips the header' }).toBe(true)
  await focusIsSeen(visitor)
  await visitor.press('Enter')
  await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe('MAIN')
}

/** Presses Tab until this part has the focus, if it has it not yet. Every stop on the way must be seen. Returns in how many of them the enquiry bar showed. */
export async function tabTo(visitor: Visitor, part: Part): Promise<number> {
  let besideBar = 0
  if (await part.isFocused()) return besideBar
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await visitor.press('Tab')
    await focusIsSeen(visitor)
    if (await visitor.part('[data-enquiry-bar]').isShown()) besideBar += 1
    if (await part.isFocused()) return besideBar
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to ${part}`)
}

/** Goes on from the link or button that `tabTo` found. */
export async function follow(visitor: Visitor, part: Part, address: string): Promise<void> {
  await tabTo(visitor, part)
  await visitor.press('Enter')
  await visitor.isAt(address)
  await visitor.headerReady()
}

export async function focusIsSeen(visitor: Visitor): Promise<void> {
  // What has the focus may still be scrolling into the window.
  await expect.poll(() => visitor.run(faultOfFocus), { message: 'the focus is seen' }).toBe('')
}

/** Runs in the page. Empty when what has the focus is marked, wholly in the window, and under nothing else. */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus'
  const what = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  if (!document.hasFocus()) return `${what} would have the focus, but the window has not`
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
