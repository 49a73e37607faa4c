import { marked, type Token, type Tokens } from 'marked'
import { slugify } from '../contract/slugify.ts'
import { pictureAt } from './pictures.ts'

/** Nothing that a browser would run, and no //host, which is another site. Browsers drop tabs and line breaks in an address first. */
export const ALLOWED_ADDRESS = /^(https:\/\/|mailto:|tel:|#|\/(?![\t\n\r]*[/\\]))/i

/** A passage of Markdown with its last day, and its marks, each alone on a line. Groups: the day, the passage. */
export const DATED_PASSAGE = /^[ \t]*<!-- until (\d{4}-\d\d-\d\d) -->\n([\s\S]*?)^[ \t]*<!-- \/until -->(?:\n|$)/gm

export const STRAY_MARK = /<!--\s*\/?until.*/g

/** Names of parts of the pages around a text, which no heading in it may have. */
const PARTS_OF_THE_PAGE = [
  ...['back-to-top', 'content', 'drawer', 'drawer-title', 'footer-sample', 'menu-anzsco', 'menu-services', 'popup', 'progress'],
  ...['enquiry', 'in-short', 'next', 'post-service', 'post-sources', 'post-sources-heading', 'request-a-sample', 'sample-title'],
]

/** What the button for a link puts in for the words. */
export const LINK_WORDS = 'words of the link'
const UNWRITTEN_LINK = new RegExp(`\\[${LINK_WORDS}\\]\\(([^()\\s]+)\\)`, 'g')

const LONGEST_QUOTED = 60

export type NamedHeading = Tokens.Heading & { id?: string }

/** A name for each heading, once in the document; one without Latin letters is named by its place. */
export function nameHeadings(tokens: Token[]): NamedHeading[] {
  const taken = new Map(PARTS_OF_THE_PAGE.map((id) => [id, 1]))
  const headings = tokens.filter((token): token is NamedHeading => token.type === 'heading')
  for (const [index, heading] of headings.entries()) {
    const name = slugify(plainText(heading.tokens)) || `section-${index + 1}`
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    heading.id = times === 1 ? name : `${name}-${times}`
  }
  return headings
}

export function plainText(tokens: Tokens.Generic[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : String(token.text ?? ''))).join('')
}

type Read = {
  problems: string[]
  internalLinks: string[]
  strayAnchors: string[]
}

/** @param takesPictures in an article; in a text of a page there is no room for one */
export function readArticleMarkdown(markdown: string, takesPictures = false): Read {
  const problems = new Set<string>()
  const links = new Set<string>()
  const text = markdown.replaceAll('\r\n', '\n').replace(DATED_PASSAGE, '$2')
  for (const [mark] of text.matchAll(STRAY_MARK))
    problems.add(
      `Correct the mark “${quoted(mark)}”: a passage starts with <!-- until 2027-06-30 --> and ends with <!-- /until -->, each alone on a line.`,
    )
  const tokens = marked.lexer(text.replace(STRAY_MARK, ''))
  const names = new Set([...PARTS_OF_THE_PAGE, ...nameHeadings(tokens).map(({ id = '' }) => id)])
  for (const [, address] of text.matchAll(UNWRITTEN_LINK)) problems.add(`Write the words of the link to ${address}.`)
  marked.walkTokens(tokens, (token: Token) => {
    if (token.type === 'html' && !token.raw.startsWith('</'))
      problems.add(`Take out the HTML “${quoted(token.raw)}”: write plain words, or Markdown such as **bold**.`)
    if (token.type === 'image') for (const problem of pictureProblems(token as Tokens.Image, takesPictures)) problems.add(problem)
    if (token.type === 'heading' && token.depth === 1)
      problems.add(`Start the heading “${quoted(token.text)}” with ##: a single # is the title’s.`)
    if (token.type !== 'link') return
    // A browser drops spaces and control characters inside a scheme.
    const address = String(token.href).replace(/[\p{Cc}\s]/gu, '')
    if (ALLOWED_ADDRESS.test(address)) links.add(address)
    else
      problems.add(
        `Change the link to “${quoted(token.href)}”: a link starts with https://, mailto: or tel:, with / for a page of this site, or with #.`,
      )
  })
  return {
    problems: [...problems],
    internalLinks: [...links].filter((link) => link.startsWith('/')),
    strayAnchors: [...links].filter((link) => link.startsWith('#') && !names.has(link.slice(1))),
  }
}

function pictureProblems({ raw, href, text }: Tokens.Image, takesPictures: boolean): string[] {
  if (!takesPictures) return [`Take out the picture “${quoted(raw)}”: only articles have pictures.`]
  if (pictureAt(href) === null) return [`Take out the picture “${quoted(raw)}”, and add it with the button Picture: it is then kept here.`]
  return text.trim() === '' ? ['Say what the picture shows, between [ and ], for those who cannot see it.'] : []
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_QUOTED ? `${line.slice(0, LONGEST_QUOTED - 1)}…` : line
}
