import { createGuideSearch } from '#domain/guideSearch.ts'
import { createAddressSearch } from '../search/addressSearch.ts'

export type Guide = {
  slug: string
  path: string
  title: string
  summary: string
  minutes: string
  checked: { date: string; text: string }
}

export type Topic = { id: string; name: string; guides: readonly Guide[] }

export const guideSearch = createAddressSearch(['q'])

type Find = ReturnType<typeof createGuideSearch>

const searches = new WeakMap<readonly Topic[], Find>()

/** The guides of each topic that have the words. */
export function findGuides(topics: readonly Topic[], query: string) {
  const find =
    searches.get(topics) ?? createGuideSearch(topics.flatMap(({ guides }) => guides.map((guide) => ({ ...guide, id: guide.slug }))))
  searches.set(topics, find)
  const { ids, unused } = find(query)
  const found = topics
    .map((topic) => ({ ...topic, guides: topic.guides.filter(({ slug }) => ids.has(slug)) }))
    .filter(({ guides }) => guides.length > 0)
  return { topics: found, count: ids.size, unused }
}
