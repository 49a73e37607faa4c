import { dataPage } from '#content/occupationTexts.ts'
import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  const { title, description } = dataPage
  return { title, description }
}
