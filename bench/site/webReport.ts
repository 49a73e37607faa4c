import { loadAverage, machine, table, today } from '../report.ts'
import type { Contender, Result, Score } from '../web.ts'
import { SHORTEST_REPORTED_MS } from './interactions.ts'
import { LIGHTHOUSE_VERSION } from './lighthouse.ts'
import { CPU_SLOWDOWN, SLOW_4G, type Visit } from './visit.ts'
import type { Options } from './webOptions.ts'

/**
 * Bytes to the load event of a Next.js 16.4 export of the same pages, measured once, on 21 November 2026; commit
 * db0e067 has the code that made it. A page that is not here was not measured.
 */
const NEXT_BYTES_TO_LOAD: Readonly<Record<string, number>> = {
  '/': 197_400,
  '/services/cdr-writing': 198_900,
  '/anzsco/eaanzsco': 199_800,
  '/blogs/engineers-australia-plagiarism-rules': 193_700,
}

type About = { browser: string; seconds: number; loadBefore: string }
/** `missed`: one line for each missed aim. */
type Judged = { table: string; missed: string[]; faults: string[] }

const NAMES: Record<Contender, string> = { site: 'this site', limit: 'by hand' }

const ms = (value: number) => `${Math.round(value)} ms`
const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`
const interaction = (value: number) => (value <= SHORTEST_REPORTED_MS ? `≤ ${SHORTEST_REPORTED_MS} ms` : ms(value))

const COLUMNS: readonly [title: string, cell: (visit: Visit) => string][] = [
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

type Aim = {
  title: string
  most: number
  value: (site: Visit, limit: Visit, page: string) => number | null
  shown: (value: number) => string
}

const AIMS: readonly Aim[] = [
  {
    title: "LCP, of the limit's (≤ 1.10 ×)",
    most: 1.1,
    value: (site, limit) => site.lcp / limit.lcp,
    shown: (ratio) => `${ratio.toFixed(2)} ×`,
  },
  { title: 'script before LCP (≤ 2 KB)', most: 2048, value: ({ scriptBeforeLcp }) => scriptBeforeLcp, shown: kb },
  { title: 'TBT (0)', most: 0, value: ({ tbt }) => tbt, shown: ms },
  { title: 'CLS (0)', most: 0, value: ({ cls }) => cls, shown: (cls) => cls.toFixed(3) },
  {
    title: "bytes at load, of the recorded Next export's (≤ 25 %)",
    most: 0.25,
    value: ({ bytesToLoad }, _limit, page) => {
      const next = NEXT_BYTES_TO_LOAD[page]
      return next === undefined ? null : bytesToLoad / next
    },
    shown: (ratio) => `${(ratio * 100).toFixed(0)} %`,
  },
]

/** The aims for the pages, and those that are missed. Lighthouse's scores are shown but not judged, because they vary from run to run. */
export function judge(results: readonly Result[], scores: readonly Score[], pages: readonly string[]): Judged {
  const missed: string[] = []
  const rows = pages.map((page) => {
    const of = (contender: Contender) => results.find((result) => result.contender === contender && result.page === page)?.visit
    const [site, limit] = [of('site'), of('limit')]
    const score = scores.find((candidate) => candidate.page === page)?.scores
    const cells = AIMS.map(({ title, most, value, shown }) => {
      const found = site && limit ? value(site, limit, page) : null
      if (found === null) return '–'
      if (found <= most) return shown(found)
      missed.push(`${page}: ${title} is ${shown(found)}`)
      return `**${shown(found)}**`
    })
    const lighthouse = score ? [score.performance, score.accessibility, score.bestPractices, score.seo].join(' / ') : '–'
    return [`\`${page}\``, ...cells, lighthouse]
  })
  const head = ['', ...AIMS.map(({ title }) => title), `Lighthouse ${LIGHTHOUSE_VERSION} (100 / 100 / 100 / 100)`]
  const faults = scores.flatMap(({ page, scores: { faults } }) => (faults.length > 0 ? [`- \`${page}\`: ${faults.join(', ')}`] : []))
  return { table: table(head, rows), missed, faults }
}

/** Two rows a page. */
export function tables(results: readonly Result[], pages: readonly string[]): string {
  const rows = pages.flatMap((page) =>
    results
      .filter((result) => result.page === page)
      .map(({ contender, visit }) => [contender === 'site' ? `\`${page}\`` : NAMES[contender], ...COLUMNS.map(([, cell]) => cell(visit))]),
  )
  return table(['', ...COLUMNS.map(([title]) => title)], rows)
}

export function report(results: readonly Result[], judged: Judged, { pages, runs }: Options, about: About): string {
  return `# How fast the pages are

Written by \`npm run bench:web\` on ${today()}; run it again rather than edit this file.

## Method

- First visits with an empty cache in Chromium ${about.browser}, headless, ${runs} of each, in turn; the medians are below.
- Slow 4G as Lighthouse applies it to requests (${SLOW_4G.latency} ms before each answer, ${Math.round(SLOW_4G.downloadThroughput * 8) / 1000} kbit/s down), through the browser's own network emulation; CPU slowed ${CPU_SLOWDOWN} times; a window of 360 × 800 px at twice the density.
- Machine: ${machine()}. Load average ${about.loadBefore} before and ${loadAverage()} after; ${about.seconds} s in all.
- *By hand*: the same body in one file, with the style rules it uses inlined, without any script or web font.
- Both come from the server that \`npm start\` uses, on this machine, compressed with brotli before.
- Sizes count headers and bodies as sent; a size is followed by the number of requests. *Form answers* is the time from the form coming into view until its script runs, and the requests for that. INP below ${SHORTEST_REPORTED_MS} ms is not reported by browsers.
- The bytes of a Next.js 16.4 export of the same pages were measured once, on 21 November 2026.

## Results

${tables(results, pages)}
## Aims

${judged.table}
${judged.faults.length > 0 ? `\nLighthouse names:\n\n${judged.faults.join('\n')}\n` : ''}`
}
