import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { filesBelow, pageAddress } from '../../web/build/builtFiles.ts'

export type BuiltPage = { path: string; file: string; document: HTMLElement }

export function pagesIn(clientDir: string): BuiltPage[] {
  return filesBelow(clientDir)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => ({ path: pageAddress(file), file, document: parse(readFileSync(join(clientDir, file), 'utf8')) }))
}

/** All style sheets a page uses, inlined ones too, in their order. */
export function stylesOf({ document }: BuiltPage, clientDir: string): string {
  return document
    .querySelectorAll('style, link[rel=stylesheet]')
    .map((element) => {
      const href = element.getAttribute('href')
      return href === undefined ? element.rawText : readFileSync(join(clientDir, href), 'utf8')
    })
    .join('\n')
}
