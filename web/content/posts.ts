import { parse } from 'yaml'
import type { Guide } from '../../cms/src/ownersContent/publishStatus.ts'
import type { Article } from '../../cms/src/ownersContent/snapshotSchema.ts'
import { parseContent } from './parseContent.ts'
import { withTables } from './postTables.ts'
import { type PostFrontMatter, PostFrontMatterSchema } from './schema/post.ts'
import type { Source } from './schema/source.ts'
import { serviceOfPath } from './services.ts'
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

/** What an editor starts an article of their own from: the passages with a last day keep their marks, old names of headings go. */
export function guides(): Guide[] {
  return repositoryPosts.map(({ slug, title, description, summary, topic, service, sources, published, checked }) => {
    const text = withTables(files[`./posts/${slug}.md`] ?? '').replace(/^---\n[\s\S]*?\n---\n/, '')
    const body = text.replace(/<span id="[a-z0-9-]+"><\/span>/g, '').trim()
    const named = sources.map(({ publisher, title, url, read, checked, copied }) => ({ publisher, title, url, read, checked, copied }))
    return {
      slug,
      title,
      description,
      summary,
      topic,
      service: service.replace('/services/', ''),
      body,
      sources: named,
      published,
      checked,
    }
  })
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

/** What to read after this one: the posts nearest to it in topic, authority and sources, and none about another authority. */
export function nextPosts(post: Post): Post[] {
  return posts
    .filter((other) => other !== post && !isOfAnotherAuthority(post, other))
    .map((other) => ({ other, nearness: nearness(post, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, NEXT_POSTS)
    .map(({ other }) => other)
}

const authorities: readonly Post['topic'][] = ['Engineers Australia', 'Australian Computer Society', 'Managers and Leaders']

function isOfAnotherAuthority({ topic }: Post, other: Post): boolean {
  return other.topic !== topic && authorities.includes(topic) && authorities.includes(other.topic)
}

/** Articles on the same sources are on the same question, so these weigh most. */
const WEIGHT_OF_SOURCES = 3

function nearness(one: Post, other: Post): number {
  const titles = new Set(one.sources.map(({ title }) => title))
  const shared = other.sources.filter(({ title }) => titles.has(title)).length
  const all = one.sources.length + other.sources.length - shared
  const sameTopic = one.topic === other.topic ? 1 : 0
  const sameGroup = serviceOfPath(one.service).group === serviceOfPath(other.service).group ? 1 : 0
  return sameTopic + sameGroup + (WEIGHT_OF_SOURCES * shared) / all
}
