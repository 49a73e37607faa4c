import type { Span } from '#domain/draft/paragraphs.ts'

/** Selects a stretch of text and brings it into view: browsers scroll to a selection only when the user types. */
export function showSpan(field: HTMLTextAreaElement, { start, end }: Span): void {
  focusField(field)
  field.setSelectionRange(start, end)
  field.scrollTop = Math.max(0, heightAbove(field, start) - field.clientHeight / 3)
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

/** A text field does not tell the position of a letter, but a block with the same letters does. */
function heightAbove(field: HTMLTextAreaElement, at: number): number {
  const copy = document.createElement('div')
  const { font, letterSpacing, padding, lineHeight, tabSize } = getComputedStyle(field)
  Object.assign(copy.style, {
    font,
    letterSpacing,
    padding,
    lineHeight,
    tabSize,
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${field.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const mark = document.createElement('span')
  mark.textContent = '.'
  copy.append(field.value.slice(0, at), mark)
  document.body.append(copy)
  const height = mark.offsetTop
  copy.remove()
  return height
}
