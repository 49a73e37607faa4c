import { Marked, type Token, type Tokens } from 'marked'
import { slugify } from '#domain/urls.ts'

/** Our own Markdown to HTML, at build time only. Table cells have their column's name, for narrow screens. */
const marked = new Marked({
  hooks: { processAllTokens: takeCaptions },
  renderer: {
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
      const name = escapeAttribute(caption?.text ?? labels.join(', '))
      const title = caption ? `<caption><b>${caption.number}</b> ${caption.text}</caption>` : ''
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}"><table>${title}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    },
    heading({ tokens, depth }) {
      return `<h${depth} id="${slugify(plainText(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
  },
})

export function blockHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

export function inlineHtml(markdown: string): string {
  return marked.parseInline(markdown, { async: false })
}

export type Heading = { id: string; text: string }

/** The `##` sections of a document, for its contents list. */
export function sectionHeadings(markdown: string): Heading[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ tokens }) => ({ id: slugify(plainText(tokens)), text: plainText(tokens) }))
}

/** Where the corner of a table is empty, its first column names the rows. */
function tableCell(html: string, label: string | undefined, namesRow: boolean): string {
  return namesRow ? `<th scope="row">${html}</th>` : `<td data-label="${escapeAttribute(label ?? '')}">${html}</td>`
}

function plainText(tokens: Tokens.Generic[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : String(token.text ?? ''))).join('')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A table with the words of the line above it and its number in the document. */
export type CaptionedTable = Tokens.Table & { caption?: { number: string; text: string } }

const CAPTION = /^(Table): (.+)$/

/** A paragraph `Table: …` right above a table is its caption. Numbered, so that the text can point to it. */
export function takeCaptions(tokens: Token[]): Token[] {
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
