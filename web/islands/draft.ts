/**
 * What the visitor has typed, kept for this tab until it is sent. Forms that ask the same thing share it:
 * the popup and the page's form show one name, and each keeps a message of its own kind.
 */
const PREFIX = 'draft:'
const CHANGED = 'draftchange'

/** The footer's form; links that choose its discipline write here too. */
export const SAMPLE_DRAFT = 'sample'

export type Draft = Record<string, string>

/** The draft of a form's message: forms that ask for the same thing share it. */
export function messageDraft(label: string): string {
  return `message:${label}`
}

export function readDraft(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Adds the given fields to the draft. Storage may be full or forbidden; the form works all the same. */
export function keepDraft(key: string, fields: Draft): void {
  store(key, { ...readDraft(key), ...fields })
}

export function dropDraft(key: string): void {
  store(key, {})
}

/** Tells when another form on this page changed a draft. Returns the function that stops it. */
export function onDraftChange(listener: (key: string) => void): () => void {
  const handle = (event: Event) => event instanceof CustomEvent && listener(String(event.detail))
  addEventListener(CHANGED, handle)
  return () => removeEventListener(CHANGED, handle)
}

function store(key: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    return
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: key }))
}
