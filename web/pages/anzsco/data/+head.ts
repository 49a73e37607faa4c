import { dataPage } from '#content/occupationTexts.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = dataPage
  return { title, description }
}
