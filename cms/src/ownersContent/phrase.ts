/** In a pattern a space stands for spaces and hyphens alike; `<key>` is the word that a denial before it takes back. */
export type Rule = { why: string; instead: string; patterns: readonly RegExp[] }

export function phrase(source: string): RegExp {
  return new RegExp(String.raw`(?<![\w])(?:${source.replaceAll(/ (?!\?)/g, '[\\s-]+')})(?!\w)`, 'i')
}
