import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { filesBelow } from '../../web/build/outputFiles.ts'
import { compressFiles } from '../../web/build/serving/compress.ts'
import { WORK_DIR } from '../folders.ts'

const FONTS = { '--serif': 'Georgia, "Times New Roman", serif', '--sans': 'system-ui, Roboto, Arial, sans-serif' }

/** Each page as one hand-written file: the rules it uses inlined, no script, no web font, no data for either. */
export async function makeLimit(browser: Browser, siteUrl: string, pages: readonly string[]): Promise<string> {
  const folder = join(WORK_DIR, 'limit')
  const client = join(folder, 'client')
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(siteUrl + path)
    write(join(client, `${path === '/' ? '/index' : path}.html`), await page.evaluate(byHand, FONTS))
  }
  await context.close()
  write(join(client, '404.html'), '<!doctype html><title>Not found</title>')
  const rules = { pageCaching: 'public, max-age=0, must-revalidate', headers: [], redirects: [] }
  write(join(folder, 'serving', 'rules.json'), JSON.stringify(rules))
  await compressFiles(filesBelow(client).map((file) => join(client, file)))
  return folder
}

/** In the browser, which knows which rules match an element. */
function byHand(fonts: Record<string, string>): string {
  const isUsed = (selector: string): boolean => {
    const states = /::[\w-]+(\([^)]*\))?|:(hover|focus[\w-]*|active|checked|popover-open|invalid|valid|target|disabled|open|visited)\b/g
    try {
      return document.querySelector(selector.replace(states, '') || '*') !== null
    } catch {
      return true
    }
  }
  const usedOf = (rule: CSSRule): string => {
    if (rule instanceof CSSFontFaceRule) return ''
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
    if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return rule.cssText
    const inner = [...(rule.cssRules as CSSRuleList)].map(usedOf).join('')
    return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
  }
  for (const script of document.body.querySelectorAll('script')) script.remove()
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(usedOf)
  const plain = Object.entries(fonts).reduce(
    (text, [name, stack]) => text.replace(new RegExp(`${name}:[^;}]*`), `${name}:${stack}`),
    rules.join(''),
  )
  const css = plain
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/: +/g, ':')
    .replace(/;}/g, '}')
  for (const element of document.querySelectorAll('[data-island]')) {
    for (const name of ['data-props', 'data-island']) element.removeAttribute(name)
  }
  const kept = [...document.head.querySelectorAll('title, meta[name=description]')].map(({ outerHTML }) => outerHTML).join('')
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const solid = document.documentElement.hasAttribute('data-solid') ? ' data-solid' : ''
  return `<!doctype html><html lang="en-AU"${solid}><head>${meta}${kept}<style>${css}</style></head>${document.body.outerHTML}</html>`
}
