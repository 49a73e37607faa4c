/** As Chrome's translation does: each text is replaced by a `font` in a `font`. */
export function translate(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, textarea, font')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.textContent
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}
