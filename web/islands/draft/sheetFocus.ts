import type { Span } from '#domain/draft/paragraphs.ts'

/** Selects a stretch of text and brings it into view: browsers scroll to a selection only when the user types. */
export function showSpan(field: HTMLTextAreaElement, ruler: HTMLTextAreaElement, { start, end }: Span): void {
  focusField(field)
  field.setSelectionRange(start, end)
  field.scrollTop = Math.max(0, heightAbove(field, ruler, start) - field.clientHeight / 3)
}

export function focusField(field: HTMLTextAreaElement): void {
  // On a phone the keyboard would cover the text. It comes with the next touch.
  if (matchMedia('(pointer: coarse)').matches) {
    field.inputMode = 'none'
    field.addEventListener('pointerdown', () => field.removeAttribute('inputmode'), { once: true })
  }
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

/** A text field does not tell the position of a letter, but another one with the text before it tells its height. */
function heightAbove(field: HTMLTextAreaElement, ruler: HTMLTextAreaElement, at: number): number {
  ruler.value = field.value.slice(0, at)
  const height = ruler.scrollHeight
  ruler.value = ''
  return height
}
