const ANNOUNCE_AFTER_MS = 600

/** Shows a sentence at once, and announces it to a screen reader when the typing pauses. */
export function createAnnouncer(listing: HTMLElement) {
  const count = listing.querySelector('[data-count]')
  const hint = listing.querySelector('[data-hint]')
  const said = listing.querySelector('[data-said]')
  const usualHint = hint?.textContent ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined

  return function announce(tally: string, remark: string): void {
    if (count) count.textContent = tally
    if (hint) hint.textContent = remark || usualHint
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (said) said.textContent = [tally, remark].filter(Boolean).join('. ')
    }, ANNOUNCE_AFTER_MS)
  }
}
