import { useMemo } from 'react'
import { whenShownAgain } from '../pageEvents.ts'
import { type Store, useStore } from '../runtime/store.ts'

/** Kept for this tab until it is sent. The popup and the page's form share a name, and each keeps its own kind of message. */
const PREFIX = 'form:'

export const PERSON = 'person'

export type KeptFields = Readonly<Record<string, string>>

type Kept = Pick<Store<KeptFields>, 'get' | 'subscribe'>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface HTMLElement {
    isTyped?: true
  }
}

const none: KeptFields = {}

/** In place of the tab's storage where it is blocked or full: until the page is left. */
const memory = new Map<string, string>()
const parsed = new Map<string, { json: string; fields: KeptFields }>()
const listeners = new Set<() => void>()

export function messageKey(label: string): string {
  return `message:${label}`
}

/** The same object until a field changes. */
export function readFields(key: string): KeptFields {
  const json = storedText(key)
  const before = parsed.get(key)
  if (before?.json === json) return before.fields
  const fields = parseFields(json)
  parsed.set(key, { json, fields })
  return fields
}

/** Adds to the kept values. Sent fields are kept as empty ones, which win over what the browser brings back. */
export function keepFields(key: string, fields: KeptFields): void {
  if (Object.keys(fields).length === 0) return
  const json = JSON.stringify({ ...readFields(key), ...fields })
  try {
    sessionStorage.setItem(PREFIX + key, json)
    memory.delete(key)
  } catch {
    memory.set(key, json)
  }
  tell()
}

/** The kept fields under a key, in every form that shows them. */
export function useKeptFields(key: string): KeptFields {
  const kept = useMemo((): Kept => ({ get: () => readFields(key), subscribe }), [key])
  return useStore(kept, none)
}

/** What the visitor has typed since the page came. The rest may be what the browser has brought back. */
export function typedFields(element: HTMLElement): KeptFields {
  const controls = [...element.querySelectorAll<Control>('input, textarea, select')].filter(({ isTyped }) => isTyped)
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}

// The back/forward cache brings back a page from before the visitor corrected, or sent, the fields on another one.
if (typeof window !== 'undefined') whenShownAgain(tell)

function storedText(key: string): string {
  try {
    return memory.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

function parseFields(json: string): KeptFields {
  try {
    const stored: unknown = JSON.parse(json)
    if (typeof stored !== 'object' || stored === null) return none
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return none
  }
}
