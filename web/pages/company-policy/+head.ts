import { policyPages } from '#content/prosePages.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description, effective } = policyPages['company-policy']
  return { title, description, updated: effective, solidHeader: true }
}
