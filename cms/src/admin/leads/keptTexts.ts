import { useState } from 'react'

/** Typed and not sent: kept in this tab through a reload, a new sign-in, or a lead that was erased meanwhile. */
export function useKeptTexts<Texts extends Record<string, string>>(of: string, initial: Texts) {
  const [typed, setTyped] = useState(() => JSON.parse(window.sessionStorage.getItem(keptName(of)) ?? '{}') as Partial<Texts>)
  function type(texts: Partial<Texts>) {
    const next = { ...typed, ...texts }
    window.sessionStorage.setItem(keptName(of), JSON.stringify(next))
    setTyped(next)
  }
  function forget() {
    window.sessionStorage.removeItem(keptName(of))
    setTyped({})
  }
  /** Begins these anew, and keeps the rest. */
  function forgetOnly(...names: (keyof Texts)[]) {
    const next = { ...typed }
    for (const name of names) delete next[name]
    window.sessionStorage.setItem(keptName(of), JSON.stringify(next))
    setTyped(next)
  }
  return { texts: { ...initial, ...typed }, type, forget, forgetOnly }
}

/** As if it had been typed: for whoever opens the field next. */
export function keepTexts(of: string, texts: Record<string, string>): void {
  window.sessionStorage.setItem(keptName(of), JSON.stringify(texts))
}

const keptName = (of: string) => `lead-texts ${of}`
export const isKept = (of: string) => window.sessionStorage.getItem(keptName(of)) !== null

/** One for each thing that is sent: a second try after no answer is known by it. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
