import { marked, type Token } from 'marked'
import { ALLOWED_ADDRESS } from './allowedAddress.ts'
import { DATED_PASSAGE, STRAY_MARK } from './datedPassages.ts'

const LONGEST_QUOTED = 60

type Read = { problems: string[]; internalLinks: string[] }

/** What may not go into an article, in words with the cure, and the pages of this site that it links to. */
export function readArticleMarkdown(markdown: string): Read {
  const problems = new Set<string>()
  const internalLinks = new Set<string>()
  const text = markdown.replaceAll('\r\n', '\n').replace(DATED_PASSAGE, '$2')
  for (const [mark] of text.matchAll(STRAY_MARK))
    problems.add(
      `Correct the mark “${quoted(mark)}”: a passage starts with <!-- until 2027-06-30 --> and ends with <!-- /until -->, each alone on a line.`,
    )
  marked.walkTokens(marked.lexer(text.replace(STRAY_MARK, '')), (token: Token) => {
    // Of a pair, the opening one is enough.
    if (token.type === 'html' && !token.raw.startsWith('</'))
      problems.add(`Take out the HTML “${quoted(token.raw)}”: write plain words, or Markdown such as **bold**.`)
    if (token.type === 'image') problems.add(`Take out the picture “${quoted(token.raw)}”: articles have no pictures.`)
    if (token.type === 'heading' && token.depth === 1)
      problems.add(`Start the heading “${quoted(token.text)}” with ##: a single # is the title’s.`)
    if (token.type !== 'link') return
    // A browser drops spaces and control characters inside a scheme.
    const address = String(token.href).replace(/[\p{Cc}\s]/gu, '')
    if (!ALLOWED_ADDRESS.test(address))
      problems.add(
        `Change the link to “${quoted(token.href)}”: a link starts with https://, mailto: or tel:, with / for a page of this site, or with #.`,
      )
    else if (address.startsWith('/')) internalLinks.add(pathOf(address))
  })
  return { problems: [...problems], internalLinks: [...internalLinks] }
}

/** Without what follows the path. A slash at its end is another address, which the site does not have. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_QUOTED ? `${line.slice(0, LONGEST_QUOTED - 1)}…` : line
}
