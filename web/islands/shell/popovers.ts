/** An open popover, in every browser: an older one passes over a selector in `:is()` that it does not know. */
export const OPEN = ':is(:popover-open, [data-open])'

/** For browsers without popovers (docs/browsers.md): the same methods and event, with `data-open` in place of `:popover-open`. */
export function supplyPopovers(): void {
  if ('popover' in HTMLElement.prototype) return
  const panels = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const buttons = [...document.querySelectorAll<HTMLElement>('[popovertarget]')]
  const panelOf = (button: Element) => panels.find(({ id }) => id === button.getAttribute('popovertarget'))

  function show(wanted?: HTMLElement): void {
    for (const panel of panels.filter((one) => one.hasAttribute('data-open') !== (one === wanted))) {
      panel.toggleAttribute('data-open', panel === wanted)
      panel.dispatchEvent(new Event('toggle'))
    }
    for (const button of buttons) button.setAttribute('aria-expanded', String(panelOf(button) === wanted))
  }

  for (const panel of panels) Object.assign(panel, { showPopover: () => show(panel), hidePopover: () => show() })

  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!(target instanceof Element) || defaultPrevented) return
    const button = target.closest('[popovertarget]')
    if (!button) return show(panels.find((panel) => panel.contains(target) && panel.hasAttribute('data-open')))
    const panel = panelOf(button)
    show(panel?.hasAttribute('data-open') ? undefined : panel)
  })

  document.addEventListener('keydown', ({ key }) => {
    const open = panels.find((panel) => panel.hasAttribute('data-open'))
    if (key !== 'Escape' || open === undefined) return
    show()
    buttons.find((button) => panelOf(button) === open)?.focus()
  })
}
