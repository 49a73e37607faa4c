import type { SharedRun } from './sharedRuns.ts'

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
