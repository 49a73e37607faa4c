import { policyPages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description, effective } = policyPages.terms
  return { title, description, updated: effective }
}
