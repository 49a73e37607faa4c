import { policyPages } from '#content/prosePages.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description, effective } = policyPages.terms
  return { title, description, updated: effective }
}
