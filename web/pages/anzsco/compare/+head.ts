import { comparePage } from '#content/occupationTexts.ts'
import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  const { title, description } = comparePage
  return { title, description }
}
