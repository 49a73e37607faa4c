import type { Locator } from '@playwright/test'

/** What Chrome does to the texts of a part: it puts a `<font>` with the translation in place of each. */
export function translate(part: Locator): Promise<void> {
  return part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('textarea, option')) continue
      const font = document.createElement('font')
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
      text.replaceWith(font)
    }
  })
}
