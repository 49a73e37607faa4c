import { policyPages } from '#content/prosePages.ts'
import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  const { title, description, effective } = policyPages.terms
  return { title, description, updated: effective }
}
