import { parse } from 'yaml'
import { wordsOf } from '#domain/wordSearch.ts'
import type { Article } from '../../cms/src/ownersContent/contentTypes.ts'
import type { Guide } from '../../cms/src/ownersContent/publishStatus.ts'
import { OWN_FORM } from './navigation.ts'
import { fromField } from './ownersPlaces.ts'
import { parseContent } from './parseContent.ts'
import { withTables } from './postTables.ts'
import { type PostFrontMatter, PostFrontMatterSchema } from './schema/post.ts'
import type { Source } from './schema/source.ts'
import { snapshot } from './snapshot.ts'
import { sources } from './sources.ts'
import { currentMarkdown } from './until.ts'

export type Post = Omit<PostFrontMatter, 'sources' | 'next'> & {
  slug: string
  body: string
  minutes: number
  sources: readonly Source[]
  next?: readonly string[]
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

/** The words of its headings, each once: what its sections are about. */
export function headingWords({ body }: Pick<Post, 'body'>): string {
  const headings = [...body.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => heading).join(' ')
  return [...new Set(wordsOf(headings))].join(' ')
}

export function postPath({ slug }: { slug: string }): string {
  return `/blogs/${slug}`
}

/** A guide leads to the form of its service. */
export function postEnquiry({ service }: Pick<Post, 'service'>): string {
  return `${service}${OWN_FORM}`
}

/** What an editor starts an article of their own from: the passages with a last day keep their marks. */
export function guides(): Guide[] {
  return repositoryPosts.map((post) => {
    const text = withTables(files[`./posts/${post.slug}.md`] ?? '')
    return { ...post, service: post.service.replace('/services/', ''), body: text.replace(/^---\n[\s\S]*?\n---\n/, '').trim() }
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

function postOf(document: Article): Post {
  const { body, service, title, description, summary, ...article } = document
  const current = currentMarkdown(body.replaceAll('\r\n', '\n')).trim()
  return {
    ...article,
    title: fromField(onOneLine(title), { kind: 'article', field: 'title', document }),
    description: fromField(onOneLine(description), { kind: 'article', field: 'description', document }),
    summary: summary.map((line) => fromField(line, { kind: 'article', field: 'summary', document })),
    service: `/services/${service}`,
    body: fromField(current, { kind: 'article', field: 'body', document, isProse: true }),
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

/** What to read after this one. An article of the owner’s names none: those of its service come first, then those of its topic. */
export function nextPosts(post: Post): Post[] {
  if (post.next !== undefined) return post.next.map(postAt)
  const rank = (other: Post) => (other.service === post.service ? 0 : other.topic === post.topic ? 1 : 2)
  return posts
    .filter((other) => other !== post)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 3)
}
