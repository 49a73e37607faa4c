import { expect, test } from 'vitest'
import { article } from '../tests/publisher/support/snapshot.ts'
import { nextPosts, posts, repositoryPosts, withOwnersArticles } from './posts.ts'

test('three other posts follow each post, of the owner’s too', () => {
  const [owners] = withOwnersArticles([], [article])
  for (const post of owners ? [...posts, owners] : []) {
    const next = new Set(nextPosts(post))
    expect(next.size, post.slug).toBe(3)
    expect(next, post.slug).not.toContain(post)
  }
})

test('every post is led to from another', () => {
  const ledTo = new Set(posts.flatMap(nextPosts))
  expect(posts.filter((post) => !ledTo.has(post)).map(({ slug }) => slug)).toEqual([])
})

test('an article of the owner’s is added, newest first, or replaces the one with its slug', () => {
  const slug = repositoryPosts[0]?.slug ?? ''
  const added = withOwnersArticles(repositoryPosts, [{ ...article, published: '2099-01-01' }])
  expect(added[0]).toMatchObject({ slug: article.slug, service: '/services/cdr-writing', fromOwner: true })
  expect(added.length).toBe(repositoryPosts.length + 1)
  const replaced = withOwnersArticles(repositoryPosts, [{ ...article, slug }])
  expect(replaced.length).toBe(repositoryPosts.length)
  expect(replaced.find((post) => post.slug === slug)?.title).toBe(article.title)
})

test('a passage of the owner’s with a last day leaves after it', () => {
  const body = `${article.body}\n\n<!-- until 2020-01-01 -->\nThe fee of 2019.\n<!-- /until -->\n`
  expect(withOwnersArticles([], [{ ...article, body }])[0]?.body).not.toContain('2019')
})
