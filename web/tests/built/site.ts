import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'

const CLIENT = join(import.meta.dirname, '..', '..', process.env.SITE_OUT_DIR ?? 'dist', 'client')

/** A page as it is on the disk; `path` is its address. */
export type BuiltPage = { path: string; html: string; document: HTMLElement }

export const builtPages: BuiltPage[] = filesBelow(CLIENT)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(CLIENT, file), 'utf8')
    return { path: addressOf(file), html, document: parse(html, { comment: false }) }
  })

const NOT_FOUND = '/404'

/** All but the page for addresses that do not exist. */
export const publicPages = builtPages.filter(({ path }) => path !== NOT_FOUND)

/** The pages that search engines may list: questions in the middle of “Find your path” are kept out. */
export const indexedPages = publicPages.filter(({ document }) => document.querySelector('meta[name=robots][content*=noindex]') === null)

export function pageAt(path: string): BuiltPage | undefined {
  return builtPages.find((page) => page.path === path)
}

export function fileAt(path: string): Buffer {
  return readFileSync(join(CLIENT, path))
}

export function isFile(path: string): boolean {
  const file = join(CLIENT, path)
  return existsSync(file) && statSync(file).isFile()
}

export function filesIn(folder: string, extension: string): string[] {
  return filesBelow(join(CLIENT, folder))
    .filter((file) => file.endsWith(extension))
    .map((file) => `/${folder}/${file}`)
}

/** The address the site was built for, from its home page. */
export function siteOrigin(): string {
  const canonical = pageAt('/')?.document.querySelector('link[rel=canonical]')?.getAttribute('href')
  if (canonical === undefined) throw new Error('The home page has no canonical address')
  return new URL(canonical).origin
}

export function textsOf({ document }: BuiltPage, selector: string): string[] {
  return document.querySelectorAll(selector).map((element) => element.text.replace(/\s+/g, ' ').trim())
}

export function attributesOf({ document }: BuiltPage, selector: string, name: string): string[] {
  return document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])
}

/** The text of a part, a line for each block, without what only scripts, drawings and navigation have and what else is named. */
export function linesOf({ document }: BuiltPage, part: string, without: string): string[] {
  const found = document.querySelector(part)
  if (!found) throw new Error(`The page has no ${part}`)
  const copy = parse(found.outerHTML)
  const never = 'script, style, template, svg, nav, [hidden], [aria-hidden=true]'
  for (const element of copy.querySelectorAll(`${never}, ${without}`)) element.remove()
  return copy.structuredText.split('\n').filter((line) => line.trim() !== '')
}

export function wordsIn(lines: readonly string[]): number {
  return lines.flatMap((line) => line.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Values that several pages share although each should have its own, with the pages. */
export function sharedBy(pages: readonly BuiltPage[], value: (page: BuiltPage) => string | undefined): string[] {
  const owners = new Map<string | undefined, string[]>()
  for (const page of pages) owners.set(value(page), [...(owners.get(value(page)) ?? []), page.path])
  return [...owners].filter(([, paths]) => paths.length > 1).map(([shared, paths]) => `${shared}: ${paths.join(', ')}`)
}

function addressOf(file: string): string {
  return `/${file.replace(/(\/?index)?\.html$/, '')}`
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
