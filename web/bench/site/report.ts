import { cpus, release, totalmem } from 'node:os'
import type { Result, Score } from '../web.ts'
import { CPU_SLOWDOWN, SLOW_4G } from './conditions.ts'
import { SHORTEST_REPORTED_MS } from './interactions.ts'
import { LIGHTHOUSE_VERSION } from './lighthouse.ts'
import { NEXT_VERSION } from './next/project.ts'
import type { Options } from './options.ts'
import type { Visit } from './visit.ts'

type About = { browser: string; seconds: number; loadBefore: number[]; loadAfter: number[] }

const NAMES: Record<string, string> = { site: 'this site', next: 'Next.js export', limit: 'by hand (limit)' }

const ms = (value: number) => `${Math.round(value)} ms`
const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`
const interaction = (value: number) => (value <= SHORTEST_REPORTED_MS ? `≤ ${SHORTEST_REPORTED_MS} ms` : ms(value))

const columns: [title: string, cell: (visit: Visit) => string][] = [
  ['FCP', ({ fcp }) => ms(fcp)],
  ['LCP', ({ lcp }) => ms(lcp)],
  ['TBT', ({ tbt }) => ms(tbt)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['script before LCP', ({ scriptBeforeLcp }) => kb(scriptBeforeLcp)],
  ['to first paint', (visit) => `${kb(visit.bytesToPaint)} / ${visit.requestsToPaint}`],
  ['to load', (visit) => `${kb(visit.bytesToLoad)} / ${visit.requestsToLoad}`],
  ['after idle', (visit) => `${kb(visit.bytesAfterIdle)} / ${visit.requestsAfterIdle}`],
  ['menu (INP)', ({ menu }) => interaction(menu)],
  ['first key (INP)', ({ key }) => interaction(key)],
  ['form answers', (visit) => `${ms(visit.formAnswers)} / ${visit.requestsForForm}`],
]

export function onScreen(results: readonly Result[], scores: readonly Score[], options: Options): string {
  return [...options.pages.map((page) => `\n${page}\n${table(results, page)}`), `\n${aims(results, scores, options)}`].join('\n')
}

export function inMarkdown(results: readonly Result[], scores: readonly Score[], options: Options, about: About): string {
  return `# How fast the pages are

Written by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}; run it again rather than edit this file.

## Method

- First visits with an empty cache in Chromium ${about.browser}, headless, ${options.runs} of each, in turn; the medians are below.
- Slow 4G as Lighthouse applies it to requests (${SLOW_4G.latency} ms before each answer, ${Math.round(SLOW_4G.downloadThroughput * 8) / 1000} kbit/s down), through the browser's own network emulation; CPU slowed ${CPU_SLOWDOWN} times; a window of 360 × 800 px at twice the density.
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}. Load average ${about.loadBefore.map((load) => load.toFixed(1)).join(', ')} before and ${about.loadAfter.map((load) => load.toFixed(1)).join(', ')} after; ${about.seconds} s in all.
- *Next.js export*: Next ${NEXT_VERSION}, App Router, \`output: 'export'\`, made by the bench from the built pages: the same elements, words and style sheet, next/link, next/font with the same two files. Pages are server components, the leaner of its two ways; only forms and the scroll state are client components, and the forms check two fields and send nothing. Header and footer stand in the layout.
- *By hand*: the same body in one file, with the style rules it uses inlined, without any script or web font.
- All three come from the server that \`npm start\` uses, on this machine, compressed with brotli before.
- Sizes count headers and bodies as sent; a size is followed by the number of requests. *Form answers* is the time from the form coming into view until its script runs, and the requests for that. INP below ${SHORTEST_REPORTED_MS} ms is not reported by browsers.

## Results

${options.pages.map((page) => `### \`${page}\`\n\n${table(results, page)}\n`).join('\n')}
## Aims

${aims(results, scores, options)}
`
}

function table(results: readonly Result[], page: string): string {
  const lines = results
    .filter((result) => result.page === page)
    .map(({ contender, visit }) => `| ${NAMES[contender] ?? contender} | ${columns.map(([, cell]) => cell(visit)).join(' | ')} |`)
  return [`| | ${columns.map(([title]) => title).join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`, ...lines].join('\n')
}

function aims(results: readonly Result[], scores: readonly Score[], { pages }: Options): string {
  const of = (contender: string, page: string) => results.find((result) => result.contender === contender && result.page === page)?.visit
  const lines = pages.map((page) => {
    const [site, limit, next] = [of('site', page), of('limit', page), of('next', page)]
    const score = scores.find((candidate) => candidate.page === page)?.scores
    const cells = [
      site && limit ? judged(site.lcp / limit.lcp, 1.1, (ratio) => `${ratio.toFixed(2)} ×`) : '–',
      site ? judged(site.scriptBeforeLcp, 2048, kb) : '–',
      site ? judged(site.tbt, 0, ms) : '–',
      site ? judged(site.cls, 0, (cls) => cls.toFixed(3)) : '–',
      site && next ? judged(site.bytesToLoad / next.bytesToLoad, 0.25, (ratio) => `${(ratio * 100).toFixed(0)} %`) : '–',
      score ? [score.performance, score.accessibility, score['best-practices'], score.seo].join(' / ') : '–',
    ]
    return `| \`${page}\` | ${cells.join(' | ')} |`
  })
  const faults = scores.flatMap(({ page, scores: { faults } }) => (faults.length > 0 ? [`- \`${page}\`: ${faults.join(', ')}`] : []))
  return [
    `| | LCP, of the limit's (≤ 1.10 ×) | script before LCP (≤ 2 KB) | TBT (0) | CLS (0) | bytes at load, of Next's (≤ 25 %) | Lighthouse ${LIGHTHOUSE_VERSION} (100 / 100 / 100 / 100) |`,
    '|---|---|---|---|---|---|---|',
    ...lines,
    ...(faults.length > 0 ? ['', 'Lighthouse names:', '', ...faults] : []),
  ].join('\n')
}

function judged(value: number, aim: number, written: (value: number) => string): string {
  return value <= aim ? written(value) : `**${written(value)}**`
}
