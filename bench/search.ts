import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { occupationsCsv, occupationsJson, searchJson } from '../web/build/occupationData.ts'
import { OccupationGroups } from '../web/components/listing/OccupationGroups.tsx'
import { OccupationPage } from '../web/components/occupation/OccupationPage.tsx'
import { searchEntryOf } from '../web/content/occupationSearch.ts'
import { type Occupation, occupations as realOccupations } from '../web/content/occupations.ts'
import { buildIndex, search } from '../web/domain/occupationSearch.ts'
import { groupByUnit } from '../web/domain/occupations.ts'
import { loadAverage, say } from './report.ts'
import { syntheticOccupations } from './site/syntheticOccupations.ts'

const COUNTS = [realOccupations.length, 1_000, 10_000]
const QUERIES = ['civil enginer', 'devops', '261313', 'naval', 'HR manager', 'data scientist', 'sysadmin', 'solar design engineer']
const ROUNDS = 5

/** npm run bench:search: how the search and the build grow with the number of occupations. */
export async function run(): Promise<number> {
  const measured = COUNTS.map((count) => measure(syntheticOccupations(count)))
  const names = Object.keys(measured[0] ?? {})
  const width = Math.max(...names.map((name) => name.length))
  for (const name of names) {
    say(`${name.padEnd(width)}${measured.map((column) => (column[name] ?? '').padStart(12)).join('')}`)
  }
  say(`Load of the machine: ${loadAverage()}. Detail pages: the mean of the real ones, times all.`)
  return 0
}

function measure(occupations: Occupation[]): Record<string, string> {
  const entries = occupations.map(searchEntryOf)
  const [indexMs, index] = timed(() => buildIndex(entries))
  const keystrokes = QUERIES.flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)))
  for (const typed of keystrokes) search(index, typed, { complete: true })
  const times = Array.from({ length: ROUNDS }, () => keystrokes.map((typed) => timed(() => search(index, typed, { complete: true }))[0]))
    .flat()
    .sort((a, b) => a - b)

  const [listMs, list] = timed(() => renderToStaticMarkup(createElement(OccupationGroups, { groups: groupByUnit(occupations) })))
  // Made-up codes have no named unit group, which a page needs.
  const [pagesMs] = timed(() => realOccupations.map((occupation) => renderToStaticMarkup(createElement(OccupationPage, { occupation }))))
  const [filesMs, files] = timed(() => [searchJson(occupations), occupationsJson(occupations), occupationsCsv(occupations)])

  return {
    occupations: String(occupations.length),
    'words in the index': String(index.words.size),
    'index, ms': indexMs.toFixed(1),
    'a keystroke, median ms': at(times, 0.5),
    'a keystroke, 95 % ms': at(times, 0.95),
    'a keystroke, longest ms': at(times, 1),
    'list, HTML KB gzip': kilobytes(list),
    'list, render ms': listMs.toFixed(0),
    'search.json, KB gzip': kilobytes(files[0] ?? ''),
    'occupations.json, KB gzip': kilobytes(files[1] ?? ''),
    'data files, ms': filesMs.toFixed(0),
    'detail pages, render s': ((pagesMs / realOccupations.length) * occupations.length * 0.001).toFixed(1),
  }
}

function timed<Result>(work: () => Result): [number, Result] {
  const started = performance.now()
  const result = work()
  return [performance.now() - started, result]
}

function at(sorted: number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
}

function kilobytes(text: string): string {
  return (gzipSync(text).length / 1000).toFixed(1)
}
