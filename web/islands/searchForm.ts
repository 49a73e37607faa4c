// What the searches of printed lists share: what they say, and what of them is in the address.

const ANNOUNCE_AFTER_MS = 600

/** Shows a sentence at once, and announces it to a screen reader when the typing pauses. */
export function createAnnouncer(part: HTMLElement) {
  const count = part.querySelector('[data-count]')
  const hint = part.querySelector('[data-hint]')
  const said = part.querySelector('[data-said]')
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

/**
 * Safari empties a field without autocompletion at some moment after the back/forward cache has brought its page back
 * (`resumeFromDocumentSuspension` in https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLInputElement.cpp).
 * While the page is away, the field has autocompletion.
 */
export function keepWhileAway(field: HTMLInputElement): void {
  addEventListener('pagehide', () => {
    field.autocomplete = 'on'
  })
  addEventListener('pageshow', () => {
    field.autocomplete = 'off'
  })
}

/** Only those that are there. */
export function valuesInAddress(names: readonly string[]): Map<string, string> {
  return new Map([...new URLSearchParams(location.search)].filter(([name, value]) => names.includes(name) && value !== ''))
}

const PAUSE_MS = 500

let timer: ReturnType<typeof setTimeout> | undefined
let write = () => {}

/**
 * After a pause in typing: Safari allows a hundred changes of the address in half a minute. A press does not wait for
 * it, because a link would leave the search behind.
 */
export function keepInAddress(values: Readonly<Record<string, string>>): void {
  clearTimeout(timer)
  write = () => {
    const parameters = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value.trim() === '') parameters.delete(name)
      else parameters.set(name, value.trim())
    }
    const search = String(parameters) === '' ? '' : `?${parameters}`
    if (search !== location.search) history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }
  timer = setTimeout(write, PAUSE_MS)
  addEventListener('click', writeNow, { capture: true, once: true })
}

function writeNow(): void {
  clearTimeout(timer)
  write()
}
