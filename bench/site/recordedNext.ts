/**
 * Bytes to the load event of a Next.js export of the same pages, recorded once: docs/bench/next-export.md says when and
 * how. A page that is not here was not recorded.
 */
export const NEXT_BYTES_TO_LOAD: Readonly<Record<string, number>> = {
  '/': 197_400,
  '/services/cdr-writing': 198_900,
  '/anzsco/eaanzsco': 199_800,
  '/blogs/engineers-australia-plagiarism-rules': 193_700,
}
