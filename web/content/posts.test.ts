import { expect, test } from 'vitest'
import { article } from '../tests/publisher/support/snapshot.ts'
import { nextPosts, postAt, posts, repositoryPosts, withOwnersArticles } from './posts.ts'

test.each([
  ['engineers-australia-plagiarism-rules', 'cdr-rejection-reasons'],
  ['acs-rpl-in-2026', 'acs-pathways-compared'],
  ['operations-manager-anzsco', 'iml-for-managers'],
  ['choose-three-career-episodes', 'cpd-list-for-a-cdr'],
  ['english-test-for-skills-assessment', 'english-tests-after-7-august-2025'],
])('after %s the next to read is on its subject: %s', (slug, next) => {
  expect(nextPosts(postAt(slug))[0]?.slug).toBe(next)
})

test('three other posts follow each post, and none is about another authority', () => {
  const authorities = ['Engineers Australia', 'Australian Computer Society', 'Managers and Leaders']
  for (const post of posts) {
    const next = nextPosts(post)
    expect(new Set(next).size).toBe(3)
    expect(next).not.toContain(post)
    const foreign = authorities.includes(post.topic) ? next.filter(({ topic }) => topic !== post.topic && authorities.includes(topic)) : []
    expect(foreign.map(({ slug }) => `${post.slug} → ${slug}`)).toEqual([])
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
