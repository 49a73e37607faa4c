import { createContext, useContext } from 'react'

/** What the page says about the last press, and what takes it back. It stays until the next one. */
export type Said = { tone: 'good' | 'bad'; words: string; undo?: () => void }
export const SaidContext = createContext<(said: Said | null) => void>(() => undefined)
export const useSay = () => useContext(SaidContext)

const names: Record<string, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  merged: 'Merged',
}
export const statusName = (status: string | null | undefined) => names[status ?? ''] ?? status ?? 'Unknown'

const MINUTE = 60_000
/** How long ago, for a list. */
export function age(at: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

export const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`
