/** What nobody sees: format characters, as chats put around a pasted text, and letters that print nothing. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const EMPTY = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu

/** An address of mail as it is seen: `<asha@example.com>`, `mailto:asha@example.com` and `Asha <asha@example.com>` are one. */
export function seenAddress(text: string): string {
  const seen = text.replace(UNSEEN, '').trim()
  // Cut at its brackets: a pattern would look for the second from each of many first ones.
  const inner =
    seen
      .split('>')
      .slice(0, -1)
      .map((part) => part.slice(part.lastIndexOf('<') + 1))
      .find((part) => part.includes('@')) ?? seen
  const bare = inner.replace(/[<>]/g, '').trim()
  return /^mailto:/i.test(bare) ? (bare.slice('mailto:'.length).split('?')[0] ?? '').trim() : bare
}

/** Letters that are seen: a name of nothing else is empty. */
export function seenLength(text: string): number {
  return text.replace(EMPTY, '').length
}
