import { parseArgs } from 'node:util'
import { loadAverage, machine, say, table, today, writeReport } from './report.ts'
import { buildCopy, type Measured } from './site/buildCopy.ts'

export type Row = Measured & { count: number; whole: boolean }

/** Bare leaves out the share images and compressed copies, which grow linearly and can be cached or left out. */
const BARE = [100, 1_000, 10_000]
const WHOLE = [100, 1_000]

/** npm run bench:build [-- --bare 100,1000 --whole 100]: how the time and memory of a build grow with the number of occupations. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      bare: { type: 'string', default: BARE.join(',') },
      whole: { type: 'string', default: WHOLE.join(',') },
      out: { type: 'string', default: 'docs/bench/build.md' },
    },
  })
  const loadBefore = loadAverage()
  const rows: Row[] = []
  for (const [counts, whole] of [
    [values.bare, false],
    [values.whole, true],
  ] as const) {
    for (const count of counts.split(',').filter(Boolean).map(Number)) {
      const measured = buildCopy(count, whole)
      say(`${count} occupations, ${whole ? 'whole' : 'bare'}: ${JSON.stringify(measured)}`)
      rows.push({ ...measured, count, whole })
      // Written after each build, because the longest may not finish.
      writeReport(values.out, inMarkdown(rows, loadBefore))
    }
  }
  return 0
}

/** From one count to the next: at 1, processor time grows as fast as the pages; above 1 is worse than linear. */
function growth(rows: readonly Row[], place: number): string {
  const [before, row] = [rows[place - 1], rows[place]]
  if (before === undefined || row === undefined) return '–'
  return (row.cpuSeconds / before.cpuSeconds / (row.pages / before.pages)).toFixed(2)
}

const HEAD = ['occupations', 'pages', 'seconds', 'of the processor', 'ms a page', 'most memory', 'output', 'growth']

function tableOf(rows: readonly Row[]): string {
  return table(
    HEAD,
    rows.map((row, place) => [
      row.count,
      row.pages,
      row.seconds.toFixed(1),
      row.cpuSeconds.toFixed(1),
      ((row.cpuSeconds / row.pages) * 1000).toFixed(1),
      `${row.peakMb.toFixed(0)} MB`,
      `${row.outputMb.toFixed(0)} MB`,
      growth(rows, place),
    ]),
  )
}

function curve(rows: readonly Row[]): string {
  const most = Math.max(...rows.map(({ cpuSeconds, pages }) => cpuSeconds / pages))
  return rows
    .map(
      ({ count, cpuSeconds, pages }) =>
        `${String(count).padStart(6)}  ${'█'.repeat(Math.max(1, Math.round((cpuSeconds / pages / most) * 50)))}`,
    )
    .join('\n')
}

function inMarkdown(rows: readonly Row[], loadBefore: string): string {
  const bare = rows.filter(({ whole }) => !whole)
  const whole = rows.filter((row) => row.whole)
  return `# How the build grows

Written by \`npm run bench:build\` on ${today()}; run it again rather than edit this file.

The real occupations and made-up ones beside them, in a copy of the site outside the repository; one build each. Machine: ${machine()}; load average ${loadBefore} before and ${loadAverage()} after. *Of the processor* counts all threads and is the figure to compare, because the clock also counts what else the machine does. *Growth* is its factor over the pages': above 1 would be worse than linear.

## Pages

Without share images and without compressed copies (\`SITE_PRECOMPRESS=no\`): what a build does for every page, each time.

${tableOf(bare)}

Processor's time for one page:

\`\`\`
${curve(bare)}
\`\`\`
${
  whole.length === 0
    ? ''
    : `
## With share images and compressed copies

The first build on a machine. Each image is drawn once and kept; the compressed copies are made each time, unless the server or CDN compresses by itself.

${tableOf(whole)}
`
}`
}
