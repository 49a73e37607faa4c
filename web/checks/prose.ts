import { parse } from 'node-html-parser'
import { blockHtml } from '#components/ui/markdownHtml.ts'

/** What a reader sees of our Markdown: one entry a paragraph, list item, cell or heading. */
export function textBlocks(markdown: string): string[] {
  const broken = blockHtml(markdown).replace(/<\/(p|li|td|th|h\d|blockquote)>/g, '$&\n')
  return parse(broken)
    .text.split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** Whole sentences only: labels, cells and headings without a full stop do not count. */
export function sentences(block: string): string[] {
  return block.split(/(?<=[.!?][”"’)]?)\s+(?=[“"‘(]?[A-Z0-9])/).filter((part) => /[.!?][”"’)]?$/.test(part))
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
}
