/** One step towards a part of the page: elements with this selector, and this name or these words. */
export type Step = { css: string; name?: string; text?: string }

/** Runs in the page, sent there as text: it can use nothing from outside. A step looks inside what the step before it found. */
export const findInPage = String((steps: readonly Step[]): Element[] => {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  /** Its words, without those that are not shown, those for the eye only, and the options of a list. */
  const heard = (element: Element | null) => {
    if (element === null) return ''
    const isShown = element.checkVisibility()
    const place = document.createRange()
    const isHeard = (text: Node) => {
      if (text.parentElement?.closest('[aria-hidden=true], select')) return false
      place.selectNodeContents(text)
      // The space between two blocks has no place on the screen, but it parts their words.
      return !isShown || plain(text.textContent) === '' || place.getClientRects().length > 0
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let words = ''
    while (texts.nextNode()) if (isHeard(texts.currentNode)) words += texts.currentNode.textContent
    return plain(words)
  }
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return (
      plain(element.ariaLabel) ||
      plain(ids.map((id) => heard(document.getElementById(id))).join(' ')) ||
      plain(labels.map(heard).join(' ')) ||
      heard(element)
    )
  }
  let found: (Element | Document)[] = [document]
  for (const { css, name, text } of steps) {
    found = found.flatMap((place) =>
      [...place.querySelectorAll(css)].filter(
        (element) => (name === undefined || nameOf(element) === name) && (text === undefined || plain(element.textContent).includes(text)),
      ),
    )
  }
  return found.filter((part): part is Element => part instanceof Element)
})
