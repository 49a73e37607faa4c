import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { filesBelow } from '../../web/build/builtFiles.ts'
import { compressFiles } from '../../web/build/serving/compress.ts'
import { WORK_DIR } from '../folders.ts'
import { type BuiltPage, stylesOf } from './builtSite.ts'

const FONT_STACKS: [variable: string, stack: string][] = [
  ['--serif', 'Georgia, "Times New Roman", serif'],
  ['--sans', 'system-ui, Roboto, Arial, sans-serif'],
]

/** The same body as one hand-written file: the rules it uses inlined, no script, no web font, no data for either. */
export async function makeLimit(browser: Browser, pages: readonly BuiltPage[], clientDir: string): Promise<string> {
  const outDir = join(WORK_DIR, 'limit')
  rmSync(outDir, { recursive: true, force: true })
  for (const page of pages) {
    const css = await usedStyles(browser, page, stylesOf(page, clientDir))
    const file = join(outDir, 'client', page.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, byHand(page, css))
  }
  writeFileSync(join(outDir, 'client', '404.html'), '<!doctype html><title>Not found</title>')
  await makeServable(outDir)
  return outDir
}

/** serve.mjs reads its rules from the build, and serves compressed copies. */
async function makeServable(outDir: string): Promise<void> {
  mkdirSync(join(outDir, 'serving'), { recursive: true })
  writeFileSync(
    join(outDir, 'serving', 'rules.json'),
    JSON.stringify({ pageCaching: 'public, max-age=0, must-revalidate', headers: [], redirects: [] }),
  )
  const client = join(outDir, 'client')
  await compressFiles(filesBelow(client).map((file) => join(client, file)))
}

function byHand({ document }: BuiltPage, css: string): string {
  const body = bodyOf(document)
  const title = document.querySelector('title')?.outerHTML ?? ''
  const description = document.querySelector('meta[name=description]')?.outerHTML ?? ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}${description}<style>${css}</style>`
  const solid = document.querySelector('html')?.hasAttribute('data-solid') ? ' data-solid' : ''
  return `<!doctype html><html lang="en-AU"${solid}><head>${head}</head>${body}</html>`
}

function bodyOf(document: BuiltPage['document']): string {
  const body = document.querySelector('body')?.clone() as BuiltPage['document']
  for (const script of body.querySelectorAll('script')) script.remove()
  for (const element of body.querySelectorAll('[data-island]'))
    for (const name of ['data-props', 'data-island']) element.removeAttribute(name)
  return body.outerHTML
}

/** The browser itself reports which rules match an element; our web fonts are left out. */
async function usedStyles(browser: Browser, { document }: BuiltPage, css: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  await page.setContent(`<!doctype html><html><head></head>${bodyOf(document)}</html>`)
  const used = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const finds = (selector: string) => {
      const plain = selector
        .replace(/::[\w-]+(\([^)]*\))?/g, '')
        .replace(/:(hover|focus[\w-]*|active|checked|popover-open|invalid|valid|target|disabled|open|visited)\b/g, '')
      try {
        return document.querySelector(plain || '*') !== null
      } catch {
        return true
      }
    }
    const keep = (rule: CSSRule): string => {
      if (rule instanceof CSSFontFaceRule) return ''
      if (rule instanceof CSSStyleRule) return finds(rule.selectorText) ? rule.cssText : ''
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
        const inner = [...(rule.cssRules as CSSRuleList)].map(keep).join('')
        return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
      }
      return rule.cssText
    }
    return [...sheet.cssRules].map(keep).join('')
  }, css)
  await context.close()
  return minified(FONT_STACKS.reduce((text, [name, stack]) => text.replace(new RegExp(`${name}:[^;}]*`), `${name}:${stack}`), used))
}

function minified(css: string): string {
  return css
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/: +/g, ':')
    .replace(/;}/g, '}')
}
