// Runs in the head of every page, before any other script: vite/inlineScript.ts compiles it into the page.
import { keepVisit } from '../forms/visit.ts'
import { whenIdle } from '../pageEvents.ts'
import { holdForms } from './holdForms.ts'

export type Font = { family: string; file: string; weight: string }

/** Above it the fonts are too late for the first paint, which waits for preloaded files all the same. */
const QUICK_ANSWER_MS = 150

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * The fonts are `font-display: optional`: used at the first paint or only from the next page on, so nothing moves.
 * Where they can be in time they are preloaded. On a slow connection the first page does without them, and they are
 * fetched after it for the second, which is recognised by its referrer. With data saver or on 2G they are never fetched
 * (docs/decisions/0006).
 */
function loadFonts(fonts: readonly Font[]): void {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g')) return
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`)
  if (isFirstPage && answerTime() > QUICK_ANSWER_MS) {
    whenIdle(() => fonts.forEach(keepForNextPage))
    return
  }
  for (const { family, file, weight } of fonts) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: file }
    document.head.append(Object.assign(document.createElement('link'), link))
    document.fonts.add(new FontFace(family, `url(${file})`, { weight, display: 'optional' }))
  }
}

/** Not by `rel=prefetch`: Firefox asks the policy's default-src for it, which is none, and Safari has none. The next page asks itself if this fails. */
function keepForNextPage({ file }: Font): void {
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => {})
}

/** From the request of this page until its head is read: a browser's own estimate is 100 ms until it has measured one. */
function answerTime(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? performance.now() - page.requestStart : 0
}

keepVisit()
// What a page keeps before the visitor sees it may be forgotten.
document.addEventListener('prerenderingchange', keepVisit)
holdForms()
loadFonts(JSON.parse(document.currentScript?.dataset.fonts ?? '[]'))
