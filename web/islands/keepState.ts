type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Where the browser has translated the printed page before React came, React draws everything anew; where a part throws, its
 * printed HTML comes back (mountIsland.tsx). The function puts what the visitor wrote, chose and opened, and the focus,
 * into what is drawn now.
 */
export function keepState(element: HTMLElement): () => void {
  let drawn = [...element.children]
  let focused: Element | undefined = partsIn(drawn).find((part) => part === document.activeElement)

  element.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
  })
  // A removed element loses the focus, too, but not by the visitor's wish.
  element.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    }),
  )

  return () => {
    const before = byKind(partsIn(drawn))
    drawn = [...element.children]
    const focusedBefore = focused
    for (const [kind, now] of byKind(partsIn(drawn))) {
      const part = before.get(kind)
      if (part === undefined || part === now || part.isConnected) continue
      if (part === focusedBefore && document.activeElement === document.body) now.focus({ preventScroll: true })
      replace(part, now)
    }
  }
}

/** What can have the focus, hold words or be opened, in the order of the page. */
function partsIn(elements: readonly Element[]): HTMLElement[] {
  const kinds = 'input, textarea, select, button, a[href], summary, details'
  return elements.flatMap((element) => [...element.querySelectorAll<HTMLElement>(kinds)])
}

/** Each part by what it is and how many of that kind are before it: what React has added or taken away meanwhile moves only its own kind. */
function byKind(parts: readonly HTMLElement[]): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  return new Map(
    parts.map((part) => {
      const choice = part.matches('[type=radio], [type=checkbox]') ? part.getAttribute('value') : ''
      const kind = [part.tagName, part.getAttribute('name'), choice].join(' ')
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return [`${kind} ${count}`, part]
    }),
  )
}

function isControl(part: Element): part is Control {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement || part instanceof HTMLSelectElement
}

function replace(part: HTMLElement, now: HTMLElement): void {
  if (part instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = part.open
  // No script may fill in a file.
  if (!isControl(part) || !isControl(now) || part.type === 'file') return
  // Of a list whose rest only the script adds: with it comes what was kept.
  if (now instanceof HTMLSelectElement && ![...now.options].some(({ value }) => value === part.value)) return
  if (part.isTyped) now.isTyped = true
  if (part instanceof HTMLInputElement && now instanceof HTMLInputElement) now.checked = part.checked
  if (now.value !== part.value) now.value = part.value
  if (now === document.activeElement && !(part instanceof HTMLSelectElement) && !(now instanceof HTMLSelectElement)) {
    if (part.selectionStart !== null) now.setSelectionRange(part.selectionStart, part.selectionEnd)
  }
}
