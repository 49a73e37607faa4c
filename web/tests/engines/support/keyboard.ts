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

/** The popup, which comes whenever 15 seconds are over, is sent away first. */
export async function focusIsSeen(visitor: Visitor): Promise<void> {
  const popup = visitor.dialog('Get Started')
  const look = async () => {
    if (await popup.isShown()) await visitor.press('Escape')
    return visitor.run(faultOfFocus)
  }
  // What has the focus may still be scrolling into the window.
  await expect.poll(look, { message: 'the focus is seen' }).toBe('')
}

/** Runs in the page. Empty when what has the focus is marked, in the window, and under nothing else. */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus'
  const what = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no mark on ${what}`
  // A link may go over several lines.
  const [box] = focused.getClientRects()
  if (box === undefined) return `${what} has no place`
  const x = box.x + box.width / 2
  const y = box.y + Math.min(box.height, innerHeight) / 2
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return `${what} is outside the window`
  const top = document.elementFromPoint(x, y)
  if (top === null || !(focused.contains(top) || top.contains(focused))) return `${what} is under ${top?.outerHTML.slice(0, 80)}`
  const bar = document.querySelector('[data-enquiry-bar]')
  const cover = bar?.contains(focused) ? undefined : bar?.getBoundingClientRect()
  const isFixed = bar && getComputedStyle(bar).position === 'fixed'
  return isFixed && cover && cover.height > 0 && box.bottom > cover.top + 1 ? `${what} is partly under the enquiry bar` : ''
}
