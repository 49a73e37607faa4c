import { policyPages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = policyPages.terms
  return { title, description }
}
