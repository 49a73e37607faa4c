import { headsForPanel, type Point } from '#domain/menuIntent.ts'
import { MENU_CLOSE_MS } from '#domain/timings.ts'
import { OPEN } from './popovers.ts'

/** A click this soon after the pointer opened the menu is part of the same movement and must not close it. */
const SAME_MOVEMENT_MS = 300

/** Opens the header's menus on hover, where the pointer can hover. The platform does the rest: click, Escape, click outside and one menu at a time. */
export function startMenus(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button')
    const panel = item.querySelector<HTMLElement>('[popover]')
    if (button !== null && panel !== null) startMenu(item, button, panel)
  }
}

function startMenu(item: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0
  let leftAt: Point | undefined
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
    clearTimeout(closing)
    stopFollowing()
    if (isOpen() || anotherMenuIsMeant(event)) return
    open(event)
  })

  // Where another menu is open and the pointer only crosses this button on its way there, resting here still opens this one.
  item.addEventListener('pointermove', (event) => {
    if (hovers(event) && !isOpen() && button.contains(event.target as Node) && !anotherMenuIsMeant(event)) open(event)
  })

  item.addEventListener('pointerleave', (event) => {
    if (!hovers(event) || !isOpen()) return
    leftAt = { x: event.clientX, y: event.clientY }
    travelling = { from: leftAt, panel }
    document.addEventListener('pointermove', follow)
    closeSoon()
  })

  function open(event: PointerEvent) {
    panel.showPopover({ source: button })
    openedAt = event.timeStamp
    travelling = undefined
  }

  function closeSoon() {
    clearTimeout(closing)
    closing = setTimeout(() => {
      stopFollowing()
      if (isOpen() && !panel.contains(document.activeElement)) panel.hidePopover()
    }, MENU_CLOSE_MS)
  }

  function follow(event: PointerEvent) {
    if (leftAt !== undefined && headsForPanel(leftAt, { x: event.clientX, y: event.clientY }, panel.getBoundingClientRect())) closeSoon()
  }

  function stopFollowing() {
    leftAt = undefined
    document.removeEventListener('pointermove', follow)
  }
}

/** The pointer's movement from one menu's button to its panel, while it lasts. */
let travelling: { from: Point; panel: HTMLElement } | undefined

function anotherMenuIsMeant(event: PointerEvent): boolean {
  if (travelling === undefined || !travelling.panel.matches(OPEN)) return false
  return (
    headsForPanel(travelling.from, { x: event.clientX, y: event.clientY }, travelling.panel.getBoundingClientRect()) && event.movementY > 0
  )
}

function hovers(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && matchMedia('(hover: hover) and (pointer: fine)').matches
}
