import { Box, Typography } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { marked, type Token, type Tokens } from 'marked'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { DATED_PASSAGE } from '../../ownersContent/articleMarkdown.ts'
import { pictureAt } from '../../ownersContent/pictures.ts'
import { shortDay } from '../../time/sydneyTime.ts'

/** Markdown as visitors will read it: elements with text, so nothing in it runs. */
export function Reading({ text }: { text: string }) {
  return (
    <Page tag="section" aria-label="As it will read" background="neutral100" padding={4} hasRadius>
      <Typography variant="sigma" textColor="neutral600">
        As it will read
      </Typography>
      {passagesOf(text).map(({ words, until }, index) => (
        // Passages have no name of their own.
        <div key={index}>
          {until && <small>Until {shortDay(until)}:</small>}
          {blocks(marked.lexer(words))}
        </div>
      ))}
    </Page>
  )
}

type Passage = { words: string; until?: string }

function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  let read = 0
  for (const match of text.matchAll(DATED_PASSAGE)) {
    passages.push({ words: text.slice(read, match.index) }, { words: match[2] ?? '', until: match[1] ?? '' })
    read = match.index + match[0].length
  }
  return [...passages, { words: text.slice(read) }].filter(({ words }) => words.trim() !== '')
}

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => <Block key={index} token={token} before={tokens[index - 1]} />)
}

function Block({ token, before }: { token: Token; before: Token | undefined }): ReactNode {
  switch (token.type) {
    case 'heading':
      return <h4 data-depth={token.depth}>{inline(token.tokens)}</h4>
    case 'paragraph':
      return <p dir="auto">{inline(token.tokens)}</p>
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [])}</blockquote>
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const rows = items.map((item, index) => <li key={index}>{blocks(item.tokens)}</li>)
      return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>
    }
    case 'table':
      return <Table token={token as Tokens.Table} />
    case 'code':
      return <pre>{token.text}</pre>
    case 'hr':
      return <hr />
    case 'space':
      return null
    case 'text':
      return 'tokens' in token && token.tokens ? inline(token.tokens) : token.text
    default:
      return before === undefined || token.raw.trim() !== '' ? <p>{token.raw}</p> : null
  }
}

function Table({ token: { header, rows } }: { token: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, column) => (
            <th key={column}>{inline(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{inline(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inline(tokens: readonly Token[] = []): ReactNode {
  return tokens.map((token, index) => <Inline key={index} token={token} />)
}

function Inline({ token }: { token: Token }): ReactNode {
  const words = 'tokens' in token ? inline(token.tokens) : null
  switch (token.type) {
    case 'strong':
      return <strong>{words}</strong>
    case 'em':
      return <em>{words}</em>
    case 'del':
      return <del>{words}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <u title={token.href}>{words}</u>
    case 'image':
      return <StoredPicture address={token.href} shows={token.text} />
    case 'text':
      return 'tokens' in token && token.tokens ? words : unescaped(token.text)
    case 'escape':
      return token.text
    default:
      return token.raw
  }
}

/** As an element's text it is escaped already. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

/** The inbox gives a picture only to whoever has signed in, so it is fetched as data. */
function StoredPicture({ address, shows }: { address: string; shows: string }) {
  const [source, setSource] = useState<string | null | undefined>()
  const name = pictureAt(address)?.name
  useEffect(() => {
    if (!name) return
    let made = ''
    let isOver = false
    getFetchClient()
      .get<Blob>(`/site/pictures/${name}`, { responseType: 'blob' })
      .then(
        ({ data }) => {
          if (isOver) return
          made = URL.createObjectURL(data)
          setSource(made)
        },
        () => isOver || setSource(null),
      )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [name])
  if (!name || source === null) return <em>(a picture that is not here: {shows})</em>
  return source === undefined ? null : <img src={source} alt={shows} />
}

const Page = styled(Box)`
  max-height: 60vh;
  overflow: auto;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.5rem;
  line-height: 1.6;
  p, ul, ol, table, blockquote, h4 { margin-block: 0.8rem; }
  h4 { font-weight: 600; font-size: 1.6rem; }
  h4[data-depth='2'] { font-size: 1.9rem; }
  ul { padding-inline-start: 2.4rem; list-style: disc; }
  ol { padding-inline-start: 2.4rem; list-style: decimal; }
  li p { margin: 0; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.6rem; border: 1px solid ${({ theme }) => theme.colors.neutral300}; text-align: start; vertical-align: top; }
  th, strong { font-weight: 600; }
  em { font-style: italic; }
  blockquote { padding-inline-start: 1.2rem; border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300}; }
  img { display: block; max-width: 100%; height: auto; }
`
