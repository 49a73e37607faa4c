import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import type { InlineCode } from './headerRules.ts'

/** Types of `<script>` that a browser runs or obeys. Any other is data, which the policy does not cover. */
const obeyed = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'])

/** The hashes by which a policy knows the inline code of the pages. */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    const document = parse(page)
    for (const script of document.querySelectorAll('script:not([src])')) {
      if (obeyed.has(script.getAttribute('type') ?? '')) scripts.add(hash(script.rawText))
    }
    for (const style of document.querySelectorAll('style')) styles.add(hash(style.rawText))
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
