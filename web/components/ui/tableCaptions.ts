import type { Token, Tokens } from 'marked'

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
