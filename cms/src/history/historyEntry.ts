const LONGEST_KEPT = 5_000

/** Who changed a field, from what to what. */
export type HistoryEntry = { id: number; at: string; by: string; field: string; before: string | null; after: string | null }

type HistoryRow = {
  id: number
  /** SQLite gives a number, PostgreSQL a Date. */
  created_at: number | string | Date
  changed_by: string
  field: string
  before: string | null
  after: string | null
}

/** The columns of a history's table that make an entry. */
export const historyColumns = [
  'id',
  'created_at',
  'changed_by',
  'field',
  'before',
  'after',
] as const satisfies readonly (keyof HistoryRow)[]

export function toHistoryEntry({ id, created_at, changed_by, field, before, after }: HistoryRow): HistoryEntry {
  return { id, at: new Date(created_at).toISOString(), by: changed_by, field, before, after }
}

/** A text as a history keeps it, with a mark where it was cut. */
export function keptText(text: string | null): string | null {
  return text !== null && text.length > LONGEST_KEPT ? `${text.slice(0, LONGEST_KEPT - 1)}…` : text
}
