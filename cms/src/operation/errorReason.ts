/** Letters of a column that keeps a reason. */
export const LONGEST_REASON = 200

/**
 * An error's own words, fit for the log and the database. A mail server may repeat what it was
 * sent, and knex puts the statement before the words of the database: neither is kept.
 */
export function errorReason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  const words = (message || 'unknown error').replace(/^\s*(?:select|insert|update|delete|with|begin|commit)\b.* - /is, '')
  const named = code && !words.includes(code) ? `${words} (${code})` : words
  return named
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '(address)')
    .replace(/\+?\d[\d ().-]{6,}\d/g, '(number)')
    .slice(0, LONGEST_REASON)
}
