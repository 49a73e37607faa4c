/** There is room for three side by side. */
export const MOST_COMPARED = 3

const Id = /^(ea|acs|iml)-\d{6}$/

/**
 * The occupations an address asks for: `?codes=ea-233211,ea-233214`, or `codes` once for each ticked box
 * of a list sent without JavaScript. Entries that are not an id, are repeated or are one too many are left out.
 */
export function idsInAddress(search: string): string[] {
  const asked = new URLSearchParams(search).getAll('codes').flatMap((codes) => codes.split(','))
  return [...new Set(asked.filter((id) => Id.test(id)))].slice(0, MOST_COMPARED)
}

/** Commas are not escaped, because people read and share the address. */
export function comparisonPath(ids: readonly string[]): string {
  return ids.length === 0 ? '/anzsco/compare' : `/anzsco/compare?codes=${ids.join(',')}`
}
