/** The drawer is a popover; while it is open the page behind it is inert. */
export function startDrawer(): void {
  const drawer = document.getElementById('drawer')
  if (drawer === null) return
  const behind = document.querySelectorAll<HTMLElement>('[data-behind-drawer]')

  drawer.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    for (const element of behind) element.inert = open
    document.documentElement.toggleAttribute('data-drawer-open', open)
    if (open) drawer.querySelector<HTMLElement>('h2')?.focus()
  })

  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover()
  })
  matchMedia('(min-width: 1025px)').addEventListener('change', () => drawer.hidePopover())
}
