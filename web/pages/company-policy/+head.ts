import { policyPages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = policyPages['company-policy']
  return { title, description, solidHeader: true }
}
