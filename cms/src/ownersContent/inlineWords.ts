/** A text as it will read, in parts: whoever shows them makes elements of them, so nothing in a text runs as code. */
export type Part = { words: string; as: 'text' | 'strong' | 'em' | 'code' | 'a' }

const MARKS = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^[\]]+)\]\([^()\s]+\)/g

export function inlineParts(text: string): Part[] {
  const parts: Part[] = []
  let read = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, code, link] = match
    if (match.index > read) parts.push({ words: text.slice(read, match.index), as: 'text' })
    if (strong !== undefined) parts.push({ words: strong.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1'), as: 'strong' })
    else if (em !== undefined) parts.push({ words: em, as: 'em' })
    else if (code !== undefined) parts.push({ words: code, as: 'code' })
    else parts.push({ words: link ?? '', as: 'a' })
    read = match.index + whole.length
  }
  if (read < text.length) parts.push({ words: text.slice(read), as: 'text' })
  return parts
}
