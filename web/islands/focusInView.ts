/**
 * Shows the whole of what Tab has reached. Firefox leaves it where it is once a part of it is in the window, WebKit
 * brings only the first line of a text field: https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html
 */
export function startFocusInView(): void {
  addEventListener('keyup', ({ key }) => {
    const focused = document.activeElement
    if (key === 'Tab' && focused?.closest('main, footer')) focused.scrollIntoView({ block: 'nearest' })
  })
}
