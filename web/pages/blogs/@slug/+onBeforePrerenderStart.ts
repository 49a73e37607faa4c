// https://vike.dev/onBeforePrerenderStart
import { postPath, posts } from '#content/posts.ts'

export function onBeforePrerenderStart() {
  return posts.map(postPath)
}
