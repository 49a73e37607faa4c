import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageContextServer } from 'vike/types'
import { clientDir } from '#build/outputFiles.ts'

type BuiltPage = Pick<PageContextServer, 'pageId' | 'globalContext' | 'urlPathname'>

/** As in styles/layers.css. Each sheet states it, because the first one on a page decides. */
const LAYERS = '@layer reset,base,components,utilities;'

const elements = new Map<string, string>()

/** Sheets in the page save slow 4G a second response (docs/decisions/0012). Each has the same text on every page: the policy knows it by one hash. */
export function styleElements(page: BuiltPage, body: string): string {
  if (import.meta.env.DEV) return ''
  const sheets = styleSheetsOf(page).filter((file) => isShown(file, body))
  if (sheets.length === 0) throw new Error(`${page.urlPathname} has no style sheet`)
  return sheets
    .toSorted((a, b) => rank(a) - rank(b))
    .map(styleElement)
    .join('')
}

/** Vike hands the server the manifest of the build: https://vike.dev/getGlobalContext */
function styleSheetsOf({ pageId, globalContext: { assetsManifest } }: BuiltPage): string[] {
  const entry = Object.entries(assetsManifest ?? {}).find(([name]) => name.endsWith(`:${pageId}`))?.[1]
  return entry?.css ?? []
}

/** The shared sheet comes first, so that a page's own rules can override it. */
function rank(file: string): number {
  return file.includes('/styles.') ? 0 : 1
}

/** One page of Vike's has the sheets of every address; a page is given those that it has a class of. What its scripts add has classes of a sheet that is there. */
function isShown(file: string, body: string): boolean {
  return rank(file) === 0 || [...styleElement(file).matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => body.includes(name))
}

function styleElement(file: string): string {
  const made = elements.get(file) ?? `<style>${LAYERS}${readFileSync(join(clientDir, file), 'utf8').trim()}</style>`
  if (made.indexOf('</') < made.length - '</style>'.length) throw new Error(`${file} would end its own style element`)
  elements.set(file, made)
  return made
}
