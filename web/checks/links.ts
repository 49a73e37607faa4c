import { sectionHeadings } from '#components/ui/markdownHtml.ts'
import type { Post } from '#content/posts.ts'
import type { Source } from '#content/schema/source.ts'

const LINK = /\]\(([^)\s]+)\)/g

/** Links in articles to a page that the article does not name as a source: a fact without its source. */
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

/** Links to a section of an article that has no such heading. `texts` are the files of content. */
export function brokenAnchors(posts: readonly Post[], texts: readonly { file: string; text: string }[]): string[] {
  const sections = new Map(posts.map(({ slug, body }) => [slug, new Set(sectionHeadings(body).map(({ id }) => id))]))
  return texts.flatMap(({ file, text }) =>
    linksOf(text).flatMap((link) => {
      const [, slug, anchor] = /^\/blogs\/([a-z0-9-]+)(?:#(.+))?$/.exec(link) ?? []
      if (slug === undefined) return []
      const known = sections.get(slug)
      if (known === undefined) return [`${file}: no article ${slug}`]
      return anchor === undefined || known.has(anchor) ? [] : [`${file}: ${link} leads to no heading`]
    }),
  )
}

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(LINK)].map(([, link = '']) => link)
}
