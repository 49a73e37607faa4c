import { wordsOf } from './prose.ts'

const RUN = 10

type Written = { name: string; blocks: readonly string[] }

/** Ten words in a row that a service page shares with an article: the rule belongs in the article, the offer on the service page. */
export function offersThatRepeatGuides(documents: readonly Written[], notices: readonly string[]): string[] {
  const allowed = new Set(notices.flatMap(runsIn))
  const guideOf = new Map(
    documents.filter(isGuide).flatMap(({ name, blocks }) => blocks.flatMap(runsIn).map((run) => [run, name] as const)),
  )
  return documents.filter(isOffer).flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => {
      const repeated = runsIn(block).find((run) => guideOf.has(run) && !allowed.has(run))
      return repeated === undefined ? [] : [`${name}, ${guideOf.get(repeated)}: “${repeated}”`]
    }),
  )
}

function runsIn(text: string): string[] {
  const words = wordsOf(text.toLowerCase())
  const count = Math.max(0, words.length - RUN + 1)
  return Array.from({ length: count }, (_, from) => words.slice(from, from + RUN).join(' '))
}

/** The index of articles quotes one of them. */
function isOffer({ name }: Written): boolean {
  return name.startsWith('services/') || (name.startsWith('pages/') && name !== 'pages/blogs')
}

function isGuide({ name }: Written): boolean {
  return name.startsWith('posts/')
}
