import { placesIn, withoutMarks } from '#content/textMarks.ts'

/** A script or style as a whole, a tag, a comment, or text. React and our Markdown escape `"` in attributes. */
const PIECE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>|<!(?:--[\s\S]*?--|[^>]*)>|[^<]+|</gi

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

type Piece = { html: string; name: string; places: Set<string> }

/** The page with its marks taken out, and in `data-place` of each element the places that its own text and attributes are from. */
export function placed(page: string): string {
  const pieces: Piece[] = []
  const open: Piece[] = []
  for (const [whole, program, slash, tag] of page.matchAll(PIECE)) {
    const piece: Piece = { html: withoutMarks(whole), name: tag?.toLowerCase() ?? '', places: new Set() }
    pieces.push(piece)
    if (program) continue
    const marked = tag ? piece : open.at(-1)
    for (const place of placesIn(whole)) marked?.places.add(place)
    if (tag && slash) open.splice(open.findLastIndex(({ name }) => name === piece.name))
    else if (tag && !VOID.has(piece.name)) open.push(piece)
  }
  return pieces.map(withPlaces).join('')
}

function withPlaces({ html, places }: Piece): string {
  if (places.size === 0) return html
  const value = [...places].join('|').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace(/\s*\/?>$/, (end) => ` data-place="${value}"${end}`)
}
