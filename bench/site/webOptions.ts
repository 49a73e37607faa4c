import { parseArgs } from 'node:util'

export type Options = {
  pages: string[]
  runs: number
  /** How often Lighthouse scores each page; 0 leaves it out. */
  lighthouse: number
  /** A folder such as `dist` that is already built; without it the bench builds its own. */
  built: string | undefined
  /** Where the report goes, below the repository's root. */
  out: string
}

/** Home, a service, the longest listing, an article: the four kinds of page people land on. */
const PAGES = ['/', '/services/cdr-writing', '/anzsco/eaanzsco', '/blogs/engineers-australia-plagiarism-rules']
const RUNS = 5

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: PAGES.join(',') },
      runs: { type: 'string', default: String(RUNS) },
      lighthouse: { type: 'string', default: '1' },
      built: { type: 'string' },
      out: { type: 'string', default: 'docs/bench/web.md' },
    },
  })
  return {
    pages: values.pages.split(','),
    runs: Number(values.runs),
    lighthouse: Number(values.lighthouse),
    built: values.built,
    out: values.out,
  }
}
