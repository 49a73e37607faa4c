import type { Row } from '../build.ts'
import { loadAverage, machine, table, today } from '../report.ts'

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

export function inMarkdown(rows: readonly Row[], loadBefore: string): string {
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
