import { policyPages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description, effective } = policyPages['company-policy']
  return { title, description, updated: effective, solidHeader: true }
}
