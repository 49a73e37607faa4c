import { MENU_CLOSE_MS } from '#domain/shell.ts'
import { OPEN } from './popovers.ts'

/** A click this soon after the pointer opened the menu is part of the same movement and must not close it. */
const SAME_MOVEMENT_MS = 300

/** Opens the header's menus on hover, where the pointer can hover. The platform does the rest: click, Escape, click outside and one menu at a time. */
export function startMenus(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button')
    const panel = item.querySelector<HTMLElement>('[popover]')
    if (button && panel) startMenu(item, button, panel)
  }
}

function startMenu(item: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0
  const isOpen = () => panel.matches(OPEN)
  const tell = () => button.setAttribute('aria-expanded', String(isOpen()))

  panel.addEventListener('toggle', tell)
  // A link into the page that is already shown, such as Get Started on the home page.
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) panel.hidePopover()
  })
  tell()

  button.addEventListener('click', (event) => {
    if (isOpen() && event.timeStamp - openedAt < SAME_MOVEMENT_MS) event.preventDefault()
  })

  item.addEventListener('pointerenter', (event) => {
    if (!hovers(event)) return
    clearTimeout(timer)
    const open = () => {
      openedAt = event.timeStamp
      if (!isOpen()) panel.showPopover({ source: button })
    }
    // Where another menu is open, the pointer may only cross this button on its way there: resting here opens this one.
    if (document.querySelector(`[data-menu] ${OPEN}`)) timer = setTimeout(open, MENU_CLOSE_MS)
    else open()
  })

  item.addEventListener('pointerleave', (event) => {
    if (!hovers(event)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOpen() && !panel.contains(document.activeElement)) panel.hidePopover()
    }, MENU_CLOSE_MS)
  })
}

function hovers(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && matchMedia('(hover: hover) and (pointer: fine)').matches
}
