import { lastChecked } from '#content/lastChecked.ts'
import { prosePages } from '#content/prosePages.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = prosePages['meet-our-agent']
  return { title, description, updated: lastChecked(prosePages['meet-our-agent']) }
}
