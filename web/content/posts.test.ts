import { expect, test } from 'vitest'
import { nextPosts, posts } from './posts.ts'

test('three other posts follow each post, those on its topic first', () => {
  for (const post of posts) {
    const next = nextPosts(post)
    expect(new Set(next).size).toBe(3)
    expect(next).not.toContain(post)
    const onTopic = next.map(({ topic }) => topic === post.topic)
    expect(onTopic).toEqual(onTopic.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('every post is led to from another', () => {
  const ledTo = new Set(posts.flatMap(nextPosts))
  expect(posts.filter((post) => !ledTo.has(post)).map(({ slug }) => slug)).toEqual([])
})
