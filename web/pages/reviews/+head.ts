import { lastChecked } from '#content/lastChecked.ts'
import { prosePages } from '#content/prosePages.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = prosePages.reviews
  return { title, description, updated: lastChecked(prosePages.reviews) }
}
