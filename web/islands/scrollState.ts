import { BACK_TO_TOP_PX, readingProgress, SOLID_HEADER_PX } from '#domain/shell.ts'

export function startScrollState(): void {
  const root = document.documentElement
  const bar = document.getElementById('progress')
  let waiting = false

  function update() {
    waiting = false
    root.toggleAttribute('data-scrolled', scrollY > SOLID_HEADER_PX)
    root.toggleAttribute('data-far', scrollY > BACK_TO_TOP_PX)
    bar?.style.setProperty('transform', `scaleX(${readingProgress(scrollY, root.scrollHeight, innerHeight)})`)
  }

  function schedule() {
    if (waiting) return
    waiting = true
    requestAnimationFrame(update)
  }

  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule, { passive: true })
  update()
}
