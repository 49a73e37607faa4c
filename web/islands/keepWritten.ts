type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Written = { words: string; from: number | null; to: number | null }

/**
 * Hydration puts the printed words of a textarea back (`initTextarea` in react-dom), and where the browser has
 * translated the printed page meanwhile, React draws everything anew. The function puts back what the visitor wrote,
 * and the focus.
 */
export function keepWritten(element: HTMLElement): () => void {
  const before = controlsIn(element)
  const areas = new Map<Control, Written>()
  let focused = before.find((control) => control === document.activeElement)

  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) areas.set(target, writtenIn(target))
  }
  const enter = ({ target }: Event) => {
    focused = before.find((control) => control === target)
  }
  // A removed control loses the focus, too, but not by the visitor's wish.
  const leave = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    })

  for (const control of before) if (control instanceof HTMLTextAreaElement) areas.set(control, writtenIn(control))
  // Before React hears of the same input and hydrates.
  element.addEventListener('input', hear, true)
  element.addEventListener('focusin', enter)
  element.addEventListener('focusout', leave)

  return () => {
    element.removeEventListener('input', hear, true)
    element.removeEventListener('focusin', enter)
    element.removeEventListener('focusout', leave)
    const now = controlsIn(element)
    for (const [index, control] of before.entries()) {
      const drawn = control.isConnected ? control : now[index]
      if (drawn) putBack(control, drawn, areas.get(control), control === focused)
    }
  }
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
}

function writtenIn({ value: words, selectionStart: from, selectionEnd: to }: HTMLInputElement | HTMLTextAreaElement): Written {
  return { words, from, to }
}

function putBack(control: Control, drawn: Control, area: Written | undefined, hasFocus: boolean): void {
  const written = area ?? (control instanceof HTMLInputElement ? writtenIn(control) : { words: control.value, from: null, to: null })
  const isNew = drawn !== control
  if (isNew && control.isTyped) drawn.isTyped = true
  if (isNew && control instanceof HTMLInputElement && drawn instanceof HTMLInputElement) drawn.checked = control.checked
  if (isNew && hasFocus && document.activeElement === document.body) drawn.focus({ preventScroll: true })
  if (drawn.value === written.words) return
  drawn.value = written.words
  if (drawn === document.activeElement && !(drawn instanceof HTMLSelectElement) && written.from !== null)
    drawn.setSelectionRange(written.from, written.to)
}
