import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ARTEFACT } from './styleSheetOf.ts'

/**
 * Puts a page's style sheets into the page: on slow 4G that is one answer to wait for instead of two, which
 * halves the time to the first paint (docs/decisions/0020). Each sheet has the same text on every page, so
 * that the Content-Security-Policy knows it by one hash.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: { order: 'post', sequential: true, handler: () => inlineAll(join(process.env.SITE_OUT_DIR ?? 'dist', 'client')) },
}

const LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">/g
/** As in styles/layers.css. Said by each sheet, because the first one a page names decides. */
const LAYERS = '@layer reset,base,components,utilities;'

function inlineAll(clientDir: string): void {
  const known = new Map<string, string>()
  const pages = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const file = join(clientDir, page)
    const html = readFileSync(file, 'utf8')
    const sheets = [...html.matchAll(LINK)]
      .map(([, href = '']) => href)
      .filter((href) => isShown(href, html))
      .toSorted((a, b) => rank(a) - rank(b))
    if (sheets.length === 0) throw new Error(`${page} names no style sheet to inline`)
    writeFileSync(
      file,
      html.replace(LINK, '').replace('</head>', () => `${sheets.map(style).join('')}</head>`),
    )
  }

  /** Static HTML only: no script adds an artefact later. */
  function isShown(href: string, html: string): boolean {
    return !href.includes(ARTEFACT) || [...style(href).matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => html.includes(name))
  }

  function style(href: string): string {
    const made = known.get(href) ?? `<style>${LAYERS}${readFileSync(join(clientDir, href), 'utf8').trim()}</style>`
    if (made.indexOf('</') < made.length - '</style>'.length) throw new Error(`${href} would end its own style element`)
    known.set(href, made)
    return made
  }
}

/** What all pages share comes first, so that a page's own rules can say otherwise. */
function rank(href: string): number {
  return href.includes('/styles.') ? 0 : 1
}
