import { lastChecked } from '#content/lastChecked.ts'
import { pricing } from '#content/pages/pricing.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = pricing
  return { title, description, updated: lastChecked(pricing) }
}
