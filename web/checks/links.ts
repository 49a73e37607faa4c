import type { Post } from '#content/posts.ts'
import type { Source } from '#content/schema/source.ts'

const LINK = /\]\(([^)\s]+)\)/g

export function unnamedSources(posts: readonly Post[]): string[] {
  return posts.flatMap((post) => {
    const named = new Set(post.sources.map(({ url }) => url))
    return linksOf(post.body)
      .filter((link) => link.startsWith('http') && !named.has(link))
      .map((link) => `content/posts/${post.slug}.md: ${link} is no source that this article names`)
  })
}

/** Links in offers and lists to a page that is not a source: we would not notice when it moves or changes. */
export function unknownSources(texts: readonly { file: string; text: string }[], sources: Record<string, Source>): string[] {
  const known = new Set(Object.values(sources).map(({ url }) => url))
  return texts
    .filter(({ file }) => /^content\/(services|occupations|path)\/|^content\/pages\/listings/.test(file))
    .flatMap(({ file, text }) =>
      linksOf(text)
        .filter((link) => link.startsWith('http') && !known.has(link))
        .map((link) => `${file}: ${link} is in no source of content/sources.ts`),
    )
}

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(LINK)].map(([, link = '']) => link)
}
