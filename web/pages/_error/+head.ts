import { notFound } from '#content/pages/notFound.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = notFound
  return { title, description, noIndex: true }
}
