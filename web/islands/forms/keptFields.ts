/** Kept for this tab until it is sent. The popup and the page's form share a name, and each keeps its own kind of message. */
const PREFIX = 'form:'
const CHANGED = 'fieldskept'

/** In place of the tab's storage where it is blocked or full: until the page is left. */
const memory = new Map<string, string>()

export type KeptFields = Record<string, string>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface HTMLElement {
    isTyped?: true
  }
}

export function messageKey(label: string): string {
  return `message:${label}`
}

export function readFields(key: string): KeptFields {
  try {
    const stored: unknown = JSON.parse(memory.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Adds to the kept values. Sent fields are kept as empty ones, which win over what the browser brings back. */
export function keepFields(key: string, fields: KeptFields): void {
  if (Object.keys(fields).length > 0) store(key, { ...readFields(key), ...fields })
}

/** The field that an event is about: what is in the others may be older than what is kept. */
export function changedField({ target }: { target: EventTarget | null }): KeptFields {
  return isControl(target) ? { [target.name]: target.value } : {}
}

/** What the visitor has typed since the page came. The rest may be what the browser has brought back. */
export function typedFields(form: HTMLFormElement): KeptFields {
  const typed = [...form.elements].filter((element) => isControl(element)).filter(({ isTyped }) => isTyped)
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

export function onFieldsKept(listener: (key: string) => void): void {
  addEventListener(CHANGED, (event) => event instanceof CustomEvent && listener(String(event.detail)))
}

export function showFields(form: HTMLFormElement, values: KeptFields, typing = document.activeElement): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (isControl(control) && control !== typing && control.value !== value) control.value = value
  }
}

function store(key: string, fields: KeptFields): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(fields))
    memory.delete(key)
  } catch {
    memory.set(key, JSON.stringify(fields))
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: key }))
}

function isControl(part: unknown): part is Control {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement || part instanceof HTMLSelectElement
}
