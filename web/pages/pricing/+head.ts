import { pricing } from '#content/pages/pricing.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = pricing
  return { title, description }
}
