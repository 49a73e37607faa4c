import { expect, type Locator } from '@playwright/test'

/**
 * Does the steps in a tool that the browser translates, and in one that it does not: both must say the same after each.
 * Chrome puts a `<font>` with the translation in place of each text, which React still holds: facebook/react#11538.
 */
export async function expectSameTranslated(
  translated: Locator,
  plain: Locator,
  steps: readonly ((tool: Locator) => Promise<unknown>)[],
): Promise<void> {
  for (const step of steps) {
    await translate(translated)
    await step(translated)
    await step(plain)
    await expect(async () => expect(await wordsOf(translated)).toEqual(await wordsOf(plain))).toPass({ timeout: 20_000 })
  }
}

/** What Chrome does to the texts of a part. */
export function translate(part: Locator): Promise<void> {
  return part.evaluate(setInFonts)
}

function setInFonts(tool: Element): void {
  const walker = document.createTreeWalker(tool, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, textarea')) continue
    const font = document.createElement('font')
    font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
    text.replaceWith(font)
  }
}

/** Text by text, so that a failure names the one that differs. */
function wordsOf(tool: Locator): Promise<string[]> {
  return tool.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) words.push(node.nodeValue?.trim() ?? '')
    return words.filter(Boolean)
  })
}
