type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Written = { words: string; from: number | null; to: number | null }

/**
 * Hydration puts the printed words of a textarea back (`initTextarea` in react-dom), and where the browser has
 * translated the printed page meanwhile, React draws everything anew. The function puts back what the visitor wrote,
 * chose and opened, and the focus.
 */
export function keepState(element: HTMLElement): () => void {
  const before = partsIn(element)
  const areas = new Map<Element, Written>()
  let focused = before.find((part) => part === document.activeElement)

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    if (target.value === target.defaultValue) areas.delete(target)
    else areas.set(target, writtenIn(target))
  }
  const hear = ({ target }: Event) => note(target)
  const enter = ({ target }: Event) => {
    focused = before.find((part) => part === target)
  }
  // A removed element loses the focus, too, but not by the visitor's wish.
  const leave = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    })

  for (const part of before) note(part)
  // Before React hears of the same input and hydrates.
  element.addEventListener('input', hear, true)
  element.addEventListener('focusin', enter)
  element.addEventListener('focusout', leave)

  return () => {
    element.removeEventListener('input', hear, true)
    element.removeEventListener('focusin', enter)
    element.removeEventListener('focusout', leave)
    const now = partsIn(element)
    for (const [index, part] of before.entries()) {
      const [area, drawn] = [areas.get(part), now[index]]
      if (!part.isConnected && drawn) {
        if (part === focused && document.activeElement === document.body) drawn.focus({ preventScroll: true })
        replace(part, drawn, area)
      } else if (area && isControl(part)) write(part, area)
    }
  }
}

/** What can have the focus, hold words or be opened, in the order of the page. */
function partsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href], summary, details')]
}

function isControl(part: Element): part is Control {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement || part instanceof HTMLSelectElement
}

function writtenIn(control: Control): Written {
  const caret = control instanceof HTMLSelectElement ? { from: null, to: null } : { from: control.selectionStart, to: control.selectionEnd }
  return { words: control.value, ...caret }
}

/** Into the part that React has drawn in the place of another. */
function replace(part: HTMLElement, drawn: HTMLElement, area: Written | undefined): void {
  if (part instanceof HTMLDetailsElement && drawn instanceof HTMLDetailsElement) drawn.open = part.open
  // No script may fill in a file.
  if (!isControl(part) || !isControl(drawn) || part.type === 'file') return
  if (part.isTyped) drawn.isTyped = true
  if (part instanceof HTMLInputElement && drawn instanceof HTMLInputElement) drawn.checked = part.checked
  const written = area ?? writtenIn(part)
  write(drawn, written)
  setCaret(drawn, written)
}

function write(control: Control, written: Written): void {
  if (control.value === written.words) return
  control.value = written.words
  setCaret(control, written)
}

function setCaret(control: Control, { from, to }: Written): void {
  if (control === document.activeElement && !(control instanceof HTMLSelectElement) && from !== null) control.setSelectionRange(from, to)
}
