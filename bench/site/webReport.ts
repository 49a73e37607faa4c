import { conditions, table } from '../report.ts'
import { LIGHTHOUSE, type Scores } from './lighthouse.ts'
import { CPU_SLOWDOWN, SHORTEST_REPORTED_MS, SLOW_4G, type Visit } from './visit.ts'

export type Result = { page: string; visit: Visit; lighthouse: Scores | undefined }

const ms = (value: number) => `${Math.round(value)} ms`
const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`
const interaction = (value: number) => (value <= SHORTEST_REPORTED_MS ? `≤ ${SHORTEST_REPORTED_MS} ms` : ms(value))

const COLUMNS: readonly [title: string, cell: (visit: Visit) => string][] = [
  ['FCP', ({ fcp }) => ms(fcp)],
  ['LCP', ({ lcp }) => ms(lcp)],
  ['bare', ({ bareLcp }) => ms(bareLcp)],
  ['TBT', ({ tbt }) => ms(tbt)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['script before LCP', ({ scriptBeforeLcp }) => kb(scriptBeforeLcp)],
  ['to first paint', (visit) => `${kb(visit.bytesToPaint)} / ${visit.requestsToPaint}`],
  ['to load', (visit) => `${kb(visit.bytesToLoad)} / ${visit.requestsToLoad}`],
  ['after idle', (visit) => `${kb(visit.bytesAfterIdle)} / ${visit.requestsAfterIdle}`],
  ['menu (INP)', ({ menu }) => interaction(menu)],
  ['first key (INP)', ({ key }) => interaction(key)],
  ['form answers', (visit) => `${ms(visit.formAnswers)} / ${visit.requestsForForm}`],
  ['tool (INP)', ({ tool }) => (tool === 0 ? '–' : interaction(tool))],
  ['scripts in all', ({ scriptsInAll }) => kb(scriptsInAll)],
]

type Aim = { title: string; most: number; value: (visit: Visit) => number; shown: (value: number) => string }

/** What decision 0026 allows React to cost, and a fifth for whoever builds on it. */
const AIMS: readonly Aim[] = [
  { title: 'LCP / bare (≤ 1.1)', most: 1.1, value: ({ lcp, bareLcp }) => lcp / bareLcp, shown: (ratio) => ratio.toFixed(2) },
  { title: 'LCP (≤ 1,100 ms)', most: 1100, value: ({ lcp }) => lcp, shown: ms },
  { title: 'script before LCP (≤ 2 KB)', most: 2048, value: ({ scriptBeforeLcp }) => scriptBeforeLcp, shown: kb },
  { title: 'TBT (≤ 60 ms)', most: 60, value: ({ tbt }) => tbt, shown: ms },
  { title: 'CLS (0)', most: 0, value: ({ cls }) => cls, shown: (cls) => cls.toFixed(3) },
  { title: 'bytes at load (≤ 45 KB)', most: 45_000, value: ({ bytesToLoad }) => bytesToLoad, shown: kb },
  { title: 'form answers (≤ 900 ms)', most: 900, value: ({ formAnswers }) => formAnswers, shown: ms },
  { title: 'scripts in all (≤ 110 KB)', most: 110_000, value: ({ scriptsInAll }) => scriptsInAll, shown: kb },
  { title: 'tool (≤ 120 ms)', most: 120, value: ({ tool }) => tool, shown: (time) => (time === 0 ? '–' : ms(time)) },
]

export function measured(results: readonly Result[]): string {
  const rows = results.map(({ page, visit }) => [`\`${page}\``, ...COLUMNS.map(([, cell]) => cell(visit))])
  return table(['', ...COLUMNS.map(([title]) => title)], rows)
}

/** Lighthouse's scores are shown but not judged, because they vary from run to run. */
export function judge(results: readonly Result[]): { aims: string; missed: string[] } {
  const missed: string[] = []
  const rows = results.map((result) => {
    const cells = AIMS.map(({ title, most, value, shown }) => {
      const found = value(result.visit)
      if (found <= most) return shown(found)
      missed.push(`${result.page}: ${title} is ${shown(found)}`)
      return `**${shown(found)}**`
    })
    return [`\`${result.page}\``, ...cells, result.lighthouse?.scores.join(' / ') ?? '–']
  })
  return { aims: table(['', ...AIMS.map(({ title }) => title), `${LIGHTHOUSE} (100 / 100 / 100 / 100)`], rows), missed }
}

export function report(results: readonly Result[], aims: string, runs: number, browser: string): string {
  const faults = results.flatMap(({ page, lighthouse }) =>
    lighthouse?.faults.length ? [`- \`${page}\`: ${lighthouse.faults.join(', ')}`] : [],
  )
  return `# How fast the pages are

Written by \`npm run bench:web\`; run it again rather than edit this file. ${conditions()}

## Method

- First visits with an empty cache in Chromium ${browser}, headless, ${runs} of each, in turn; the medians are below.
- Slow 4G as Lighthouse applies it to requests (${SLOW_4G.latency} ms before each answer, ${Math.round(SLOW_4G.downloadThroughput * 8) / 1000} kbit/s down); CPU slowed ${CPU_SLOWDOWN} times; 360 × 800 px at twice the density.
- Sizes count headers and bodies as sent, followed by the number of requests. *Bare*: the LCP of the same page without its scripts and fonts. *Form answers*: from the form coming into view, scrolled to by three windows a second, until its script runs. *Tool*: the longest of five choices in the calculator or of five keys in a draft of 300 words. *Scripts in all*: after every part of the page was focused. INP below ${SHORTEST_REPORTED_MS} ms is not reported by browsers.

## Results

${measured(results)}

## Aims

${aims}
${faults.length > 0 ? `\nLighthouse names:\n\n${faults.join('\n')}\n` : ''}`
}
