import { keptStores } from '../runtime/keptStore.ts'
import { useStore } from '../runtime/store.ts'

/** Kept for this tab until it is sent. The popup and the page's form share a name, and each keeps its own kind of message. */
const PREFIX = 'form:'

export const PERSON = 'person'

export type KeptFields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface HTMLElement {
    isTyped?: true
  }
}

const none: KeptFields = {}

const fieldsOf = keptStores({ in: 'sessionStorage', prefix: PREFIX, none, parse: parseFields })

export function messageKey(label: string): string {
  return `message:${label}`
}

export function readFields(key: string): KeptFields {
  return fieldsOf(key).get()
}

/** Adds to the kept values. Sent fields are kept as empty ones, which win over what the browser brings back. */
export function keepFields(key: string, fields: KeptFields): void {
  if (Object.keys(fields).length > 0) fieldsOf(key).set({ ...readFields(key), ...fields })
}

/** The kept fields under a key, in every form that shows them. */
export function useKeptFields(key: string): KeptFields {
  return useStore(fieldsOf(key), none)
}

/** What the visitor has typed since the page came. The rest may be what the browser has brought back. */
export function typedFields(element: HTMLElement): KeptFields {
  const controls = [...element.querySelectorAll<Control>('input, textarea, select')].filter(({ isTyped }) => isTyped)
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
}

function parseFields(json: unknown): KeptFields {
  if (typeof json !== 'object' || json === null) return none
  return Object.fromEntries(Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
