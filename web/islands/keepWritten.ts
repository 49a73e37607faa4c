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

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    if (target.value === target.defaultValue) areas.delete(target)
    else areas.set(target, writtenIn(target))
  }
  const hear = ({ target }: Event) => note(target)
  const enter = ({ target }: Event) => {
    focused = before.find((control) => control === target)
  }
  // A removed control loses the focus, too, but not by the visitor's wish.
  const leave = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    })

  for (const control of before) note(control)
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
      const [area, drawn] = [areas.get(control), now[index]]
      if (!control.isConnected && drawn) replace(control, drawn, area ?? writtenIn(control), control === focused)
      else if (area) write(control, area)
    }
  }
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
}

function writtenIn(control: Control): Written {
  const caret = control instanceof HTMLSelectElement ? { from: null, to: null } : { from: control.selectionStart, to: control.selectionEnd }
  return { words: control.value, ...caret }
}

/** Into the control that React has drawn in the place of another. */
function replace(control: Control, drawn: Control, written: Written, hadFocus: boolean): void {
  if (control.isTyped) drawn.isTyped = true
  if (control instanceof HTMLInputElement && drawn instanceof HTMLInputElement) drawn.checked = control.checked
  if (hadFocus && document.activeElement === document.body) drawn.focus({ preventScroll: true })
  write(drawn, written)
}

function write(control: Control, { words, from, to }: Written): void {
  if (control.value === words) return
  control.value = words
  if (control === document.activeElement && !(control instanceof HTMLSelectElement) && from !== null) control.setSelectionRange(from, to)
}
