import { loadAverage, machine, table, today } from '../report.ts'
import { LIGHTHOUSE, type Scores } from './lighthouse.ts'
import { CPU_SLOWDOWN, SHORTEST_REPORTED_MS, SLOW_4G, type Visit } from './visit.ts'

/** A page, the same page by hand, and Lighthouse's scores of it where it was asked. */
export type Result = { page: string; site: Visit; limit: Visit; lighthouse: Scores | undefined }

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

type Aim = { title: string; most: number; value: (result: Result) => number | null; shown: (value: number) => string }

const AIMS: readonly Aim[] = [
  {
    title: "LCP, of the limit's (≤ 1.10 ×)",
    most: 1.1,
    value: ({ site, limit }) => site.lcp / limit.lcp,
    shown: (ratio) => `${ratio.toFixed(2)} ×`,
  },
  { title: 'script before LCP (≤ 2 KB)', most: 2048, value: ({ site }) => site.scriptBeforeLcp, shown: kb },
  { title: 'TBT (0)', most: 0, value: ({ site }) => site.tbt, shown: ms },
  { title: 'CLS (0)', most: 0, value: ({ site }) => site.cls, shown: (cls) => cls.toFixed(3) },
  {
    title: "bytes at load, of the recorded Next export's (≤ 25 %)",
    most: 0.25,
    value: ({ site, page }) => (NEXT_BYTES_TO_LOAD[page] ? site.bytesToLoad / NEXT_BYTES_TO_LOAD[page] : null),
    shown: (ratio) => `${(ratio * 100).toFixed(0)} %`,
  },
]

/** Two rows a page. */
export function measured(results: readonly Result[]): string {
  const row = (name: string, visit: Visit) => [name, ...COLUMNS.map(([, cell]) => cell(visit))]
  const rows = results.flatMap(({ page, site, limit }) => [row(`\`${page}\``, site), row('by hand', limit)])
  return table(['', ...COLUMNS.map(([title]) => title)], rows)
}

/** The aims, and a line for each that is missed. Lighthouse's scores are shown but not judged, because they vary from run to run. */
export function judge(results: readonly Result[]): { aims: string; missed: string[] } {
  const missed: string[] = []
  const rows = results.map((result) => {
    const cells = AIMS.map(({ title, most, value, shown }) => {
      const found = value(result)
      if (found === null) return '–'
      if (found <= most) return shown(found)
      missed.push(`${result.page}: ${title} is ${shown(found)}`)
      return `**${shown(found)}**`
    })
    return [`\`${result.page}\``, ...cells, result.lighthouse?.scores.join(' / ') ?? '–']
  })
  return { aims: table(['', ...AIMS.map(({ title }) => title), `${LIGHTHOUSE} (100 / 100 / 100 / 100)`], rows), missed }
}

type About = { runs: number; browser: string; seconds: number; loadBefore: string }

export function report(results: readonly Result[], aims: string, { runs, browser, seconds, loadBefore }: About): string {
  const faults = results.flatMap(({ page, lighthouse }) =>
    lighthouse?.faults.length ? [`- \`${page}\`: ${lighthouse.faults.join(', ')}`] : [],
  )
  return `# How fast the pages are

Written by \`npm run bench:web\` on ${today()}; run it again rather than edit this file.

## Method

- First visits with an empty cache in Chromium ${browser}, headless, ${runs} of each, in turn; the medians are below.
- Slow 4G as Lighthouse applies it to requests (${SLOW_4G.latency} ms before each answer, ${Math.round(SLOW_4G.downloadThroughput * 8) / 1000} kbit/s down); CPU slowed ${CPU_SLOWDOWN} times; 360 × 800 px at twice the density.
- Machine: ${machine()}. Load average ${loadBefore} before and ${loadAverage()} after; ${seconds} s in all.
- *By hand*: the same body in one file, with the style rules it uses inlined, without any script or web font. Both come from the server of \`npm start\`, compressed with brotli before.
- Sizes count headers and bodies as sent, followed by the number of requests. *Form answers*: from the form coming into view until its script runs. INP below ${SHORTEST_REPORTED_MS} ms is not reported by browsers.

## Results

${measured(results)}

## Aims

${aims}
${faults.length > 0 ? `\nLighthouse names:\n\n${faults.join('\n')}\n` : ''}`
}
