import { parse } from 'yaml'
import { parseContent } from './parseContent.ts'
import { withTables } from './postTables.ts'
import { type PostFrontMatter, PostFrontMatterSchema } from './schema/post.ts'
import { currentMarkdown } from './until.ts'

export type Post = PostFrontMatter & { slug: string; body: string; minutes: number }

const files = import.meta.glob<string>('./posts/*.md', { eager: true, query: '?raw', import: 'default' })

/** Adults read a second language at about this pace. */
const WORDS_A_MINUTE = 180

/** Newest first; those of one day by title. */
export const posts: Post[] = Object.entries(files)
  .map(([file, text]) => parsePost(file, text))
  .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title))

export function postPath({ slug }: { slug: string }): string {
  return `/blogs/${slug}`
}

function parsePost(file: string, text: string): Post {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(withTables(currentMarkdown(text))) ?? []
  if (frontMatter === undefined || body === undefined)
    throw new Error(`content/${file.replace('./', '')} starts with front matter between two lines of ---`)
  const head = parseContent(PostFrontMatterSchema, parse(frontMatter), file)
  const minutes = Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE)
  return { ...head, slug: file.replace(/^.*\/|\.md$/g, ''), body: body.trim(), minutes }
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
