import { createGuideSearch } from '#domain/guideSearch.ts'
import { createAddressSearch } from '../search/addressSearch.ts'

export type Guide = {
  slug: string
  path: string
  title: string
  summary: string
  /** Other words it is looked for with, and those of its headings. */
  sought?: readonly string[] | undefined
  sections?: string | undefined
  minutes: string
  checked: { date: string; text: string }
}

export type Topic = { id: string; name: string; guides: readonly Guide[] }

export const guideSearch = createAddressSearch(['q'])

type Find = ReturnType<typeof createGuideSearch>

const searches = new WeakMap<readonly Topic[], Find>()

/** The guides of each topic that have the words, the topic of the best first. */
export function findGuides(topics: readonly Topic[], query: string, smallWords: readonly string[]) {
  const find =
    searches.get(topics) ??
    createGuideSearch(
      topics.flatMap(({ guides }) => guides.map((guide) => ({ ...guide, id: guide.slug }))),
      smallWords,
    )
  searches.set(topics, find)
  const { ids, unused, guesses } = find(query)
  const order = [...ids]
  const place = ({ slug }: Guide) => order.indexOf(slug)
  const found = topics
    .map((topic) => ({ ...topic, guides: topic.guides.filter(({ slug }) => ids.has(slug)).sort((a, b) => place(a) - place(b)) }))
    .filter(({ guides }) => guides.length > 0)
    .sort((a, b) => Math.min(...a.guides.map(place)) - Math.min(...b.guides.map(place)))
  return { topics: found, count: ids.size, unused, guesses }
}
