import { comparePage } from '#content/occupationTexts.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = comparePage
  return { title, description }
}
