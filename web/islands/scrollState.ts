import { BACK_TO_TOP_PX, readingProgress, SOLID_HEADER_PX } from '#domain/shell.ts'

export function startScrollState(): void {
  const root = document.documentElement
  const bar = document.getElementById('progress')
  const backToTop = document.getElementById('back-to-top')
  let waiting = false

  function update() {
    waiting = false
    root.toggleAttribute('data-scrolled', scrollY > SOLID_HEADER_PX)
    const isFar = scrollY > BACK_TO_TOP_PX
    root.toggleAttribute('data-far', isFar && !(backToTop && coversField(backToTop)))
    bar?.style.setProperty('transform', `scaleX(${readingProgress(scrollY, root.scrollHeight, innerHeight)})`)
  }

  function schedule() {
    if (waiting) return
    waiting = true
    requestAnimationFrame(update)
  }

  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule, { passive: true })
  // A field that is wrong comes into view with its words, without scrolling.
  addEventListener('focusin', schedule)
  update()
}

/** Back to top gives way while it would be over something to fill in or to send: at its corners, because most fields begin left of it. */
function coversField(button: HTMLElement): boolean {
  if (button === document.activeElement) return false
  const { left, top, bottom } = button.getBoundingClientRect()
  return [top, bottom].some((y) =>
    document.elementsFromPoint(left, y).some((element) => element.matches('input, select, textarea, [type=submit]')),
  )
}
