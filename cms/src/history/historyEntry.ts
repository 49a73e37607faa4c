const LONGEST_KEPT = 5_000

export type HistoryEntry = { id: number; at: string; by: string; field: string; before: string | null; after: string | null }

export function keptText(text: string | null): string | null {
  return text !== null && text.length > LONGEST_KEPT ? `${text.slice(0, LONGEST_KEPT - 1)}…` : text
}

export type Person = { firstname?: string | null; lastname?: string | null; email?: string }

export function personName({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')
}
