const LONGEST_KEPT = 5_000

/** A text as a history keeps it, with a mark where it was cut. */
export function keptText(text: string | null): string | null {
  return text !== null && text.length > LONGEST_KEPT ? `${text.slice(0, LONGEST_KEPT - 1)}…` : text
}
