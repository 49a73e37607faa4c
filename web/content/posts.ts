import { parse } from 'yaml'
import type { Article } from '../../cms/src/siteContent/snapshotSchema.ts'
import { parseContent } from './parseContent.ts'
import { withTables } from './postTables.ts'
import { type PostFrontMatter, PostFrontMatterSchema } from './schema/post.ts'
import type { Source } from './schema/source.ts'
import { snapshot } from './snapshot.ts'
import { sources } from './sources.ts'
import { currentMarkdown } from './until.ts'

export type Post = Omit<PostFrontMatter, 'sources'> & {
  slug: string
  body: string
  minutes: number
  sources: readonly Source[]
  /** Written in the admin, not in this repository. */
  fromOwner: boolean
}

const files = import.meta.glob<string>('./posts/*.md', { eager: true, query: '?raw', import: 'default' })

/** Adults read a second language at about this pace. */
const WORDS_A_MINUTE = 180

/** The articles of this repository, whether or not one of the owner's stands in their place. */
export const repositoryPosts: readonly Post[] = Object.entries(files).map(([file, text]) => parsePost(file, text))

/** Newest first; those of one day by title. */
export const posts: Post[] = withOwnersArticles(repositoryPosts, snapshot?.articles ?? [])

/** An article of the owner's replaces the one with its slug. */
export function withOwnersArticles(others: readonly Post[], articles: readonly Article[]): Post[] {
  const replaced = new Set(articles.map(({ slug }) => slug))
  return [...others.filter(({ slug }) => !replaced.has(slug)), ...articles.map(postOf)].sort(
    (a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title),
  )
}

export function postPath({ slug }: { slug: string }): string {
  return `/blogs/${slug}`
}

function parsePost(file: string, text: string): Post {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(withTables(currentMarkdown(text))) ?? []
  if (frontMatter === undefined || body === undefined)
    throw new Error(`content/${file.replace('./', '')} starts with front matter between two lines of ---`)
  const head = parseContent(PostFrontMatterSchema, parse(frontMatter), file)
  return {
    ...head,
    slug: file.replace(/^.*\/|\.md$/g, ''),
    body: body.trim(),
    minutes: minutesOf(body),
    sources: head.sources.map((id) => sources[id]),
    fromOwner: false,
  }
}

function postOf({ body, service, title, description, ...article }: Article): Post {
  const current = currentMarkdown(body.replaceAll('\r\n', '\n')).trim()
  return {
    ...article,
    title: onOneLine(title),
    description: onOneLine(description),
    service: `/services/${service}`,
    body: current,
    minutes: minutesOf(current),
    fromOwner: true,
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function minutesOf(body: string): number {
  return Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE)
}

export function postAt(slug: string): Post {
  const post = posts.find((candidate) => candidate.slug === slug)
  if (post === undefined) throw new Error(`No post has the slug ${slug}`)
  return post
}

const NEXT_POSTS = 3

/** What to read after this one: its own topic first, then the others, from its place in the list on. */
export function nextPosts(post: Post): Post[] {
  const place = posts.indexOf(post)
  const others = [...posts.slice(place + 1), ...posts.slice(0, place)]
  const [same, different] = [others.filter(({ topic }) => topic === post.topic), others.filter(({ topic }) => topic !== post.topic)]
  return [...same, ...different].slice(0, NEXT_POSTS)
}
