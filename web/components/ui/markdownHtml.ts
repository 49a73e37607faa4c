import { Marked, type Token, type Tokens } from 'marked'
import { ALLOWED_ADDRESS, type NamedHeading, nameHeadings, plainText } from '../../../cms/src/ownersContent/articleMarkdown.ts'
import { pictureAt } from '../../../cms/src/ownersContent/pictures.ts'
import type { RichText } from './RichText.tsx'

/** At build time only, so nothing in it can run in a visitor's browser. HTML is shown as typed, and so is a picture that is none of the owner's. */
const marked = new Marked({
  hooks: {
    processAllTokens: (tokens) => {
      nameHeadings(tokens)
      return takeCaptions(tokens)
    },
  },
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image({ href, text }) {
      const picture = pictureAt(href)
      if (!picture) return escapeHtml(text)
      const { width, height } = picture
      return `<img src="${href}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
    },
    link({ href, title, tokens }) {
      const words = this.parser.parseInline(tokens)
      if (!ALLOWED_ADDRESS.test(href)) return words
      return `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}>${words}</a>`
    },
    table(token: CaptionedTable) {
      const labels = token.header.map((cell) => plainText(cell.tokens))
      const namesRows = labels[0] === ''
      const head = token.header
        .map((cell, column) => (namesRows && column === 0 ? '<td></td>' : `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`))
        .join('')
      const rows = token.rows.map(
        (row) =>
          `<tr>${row.map((cell, column) => tableCell(this.parser.parseInline(cell.tokens), labels[column], namesRows && column === 0)).join('')}</tr>`,
      )
      const { caption } = token
      const name = escapeHtml(caption?.text ?? labels.join(', '))
      const title = caption ? `<caption><b>${caption.number}</b> ${escapeHtml(caption.text)}</caption>` : ''
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}"><table>${title}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    },
    heading({ tokens, depth, id }: NamedHeading) {
      return `<h${depth}${id ? ` id="${id}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>`
    },
  },
})

export function blockHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

export function inlineHtml(markdown: string): string {
  return marked.parseInline(markdown, { async: false })
}

/** The same sentence as data. Only what such sentences contain: links and emphasis. */
export function richText(markdown: string): RichText {
  return richWords(marked.Lexer.lexInline(markdown))
}

function richWords(tokens: readonly Token[]): RichText {
  return tokens.map((token) => {
    const words = 'tokens' in token ? richWords(token.tokens ?? []) : []
    switch (token.type) {
      case 'strong':
        return { strong: words }
      case 'em':
        return { em: words }
      case 'link':
        if (!ALLOWED_ADDRESS.test(token.href)) throw new Error(`A part may not link to ${token.href}`)
        return { href: token.href, words }
      case 'text':
      case 'escape':
        return token.text
      default:
        throw new Error(`A part cannot show “${token.raw}”`)
    }
  })
}

export function sectionHeadings(markdown: string) {
  return nameHeadings(marked.lexer(markdown))
    .filter(({ depth }) => depth === 2)
    .map(({ id = '', tokens }) => ({ id, text: plainText(tokens) }))
}

/** Where the corner of a table is empty, its first column names the rows. */
function tableCell(html: string, label: string | undefined, namesRow: boolean): string {
  return namesRow ? `<th scope="row">${html}</th>` : `<td data-label="${escapeHtml(label ?? '')}">${html}</td>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type CaptionedTable = Tokens.Table & { caption?: { number: string; text: string } }

const CAPTION = /^(Table): (.+)$/

/** A paragraph `Table: …` right above a table is its caption. Numbered, so that the text can point to it. */
function takeCaptions(tokens: Token[]): Token[] {
  let number = 0
  return tokens.filter((token, index) => {
    const [, word, text] = token.type === 'paragraph' ? (CAPTION.exec(token.text) ?? []) : []
    const table = tokens.slice(index + 1).find(({ type }) => type !== 'space')
    if (text === undefined || table?.type !== 'table') return true
    number += 1
    Object.assign(table, { caption: { number: `${word} ${number}`, text } })
    return false
  })
}

/** Puts a source's number behind each link to it, so that the text refers to the margin. */
export function numberLinks(html: string, urls: readonly string[]): string {
  return html.replace(/<a href="([^"]*)">.*?<\/a>/g, (link, url: string) => {
    const index = urls.indexOf(url.replaceAll('&amp;', '&'))
    return index < 0 ? link : `${link}<sup aria-hidden="true">${index + 1}</sup>`
  })
}
