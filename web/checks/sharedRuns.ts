import { wordsOf } from './prose.ts'

const SHORTEST_RUN = 10

type SharedRun = { words: string; documents: string[] }

type Written = { name: string; blocks: readonly string[] }

/** Runs of ten or more words that are in two documents: a sign that one page was made from another. */
export function sharedRuns(documents: readonly Written[]): SharedRun[] {
  const owners = new Map<string, Set<string>>()
  for (const { name, blocks } of documents)
    for (const block of blocks) for (const { key } of windows(block)) owners.set(key, (owners.get(key) ?? new Set()).add(name))

  const runs = new Map<string, SharedRun>()
  for (const { blocks } of documents)
    for (const block of blocks) for (const run of runsIn(block, owners)) runs.set(run.words.toLowerCase(), run)
  return [...runs.values()]
}

/** Windows that follow each other and are in the same documents are one run. */
function* runsIn(block: string, owners: Map<string, Set<string>>): Generator<SharedRun> {
  const words = wordsOf(block)
  let run: { from: number; to: number; documents: string[] } | undefined
  for (const { key, from } of windows(block)) {
    const names = owners.get(key)
    const documents = names && names.size > 1 ? [...names] : undefined
    if (run && documents?.join() === run.documents.join()) run.to = from + SHORTEST_RUN
    else {
      if (run) yield { words: words.slice(run.from, run.to).join(' '), documents: run.documents }
      run = documents && { from, to: from + SHORTEST_RUN, documents }
    }
  }
  if (run) yield { words: words.slice(run.from, run.to).join(' '), documents: run.documents }
}

function windows(block: string): { key: string; from: number }[] {
  const words = wordsOf(block.toLowerCase())
  const count = Math.max(0, words.length - SHORTEST_RUN + 1)
  return Array.from({ length: count }, (_, from) => ({ key: words.slice(from, from + SHORTEST_RUN).join(' '), from }))
}

/** Text that a service page shares with an article: the rule belongs in the article, the offer on the service page. */
export function offersThatRepeatGuides(runs: readonly SharedRun[], notices: readonly string[]): string[] {
  return runs
    .filter(({ documents }) => documents.some(isOffer) && documents.some(isGuide))
    .filter(({ words }) => !notices.some((notice) => plain(notice).includes(plain(words))))
    .map(({ words, documents }) => `${documents.join(', ')}: “${words}”`)
}

/** The index of articles quotes one of them. */
function isOffer(name: string): boolean {
  return name.startsWith('services/') || (name.startsWith('pages/') && name !== 'pages/blogs')
}

function isGuide(name: string): boolean {
  return name.startsWith('posts/')
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
