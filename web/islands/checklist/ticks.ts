import type { Store } from '../runtime/store.ts'

/** Ids of the items that the visitor has. */
export type Ticks = readonly string[]

const stores = new Map<string, Store<Ticks>>()

/** In place of the device's storage where it is blocked or full: until the page is left. */
const memory = new Map<string, string>()

/** The ticks of one list, kept on the device and the same in every window. */
export function ticksOf(list: string): Store<Ticks> {
  const store = stores.get(list) ?? keptStore(`checklist:${list}`)
  stores.set(list, store)
  return store
}

function keptStore(key: string): Store<Ticks> {
  const listeners = new Set<() => void>()
  let json = ''
  let ticks: Ticks = []
  return {
    /** The same array until a tick changes. */
    get() {
      const stored = storedText(key)
      if (stored !== json) ticks = parseTicks(stored)
      json = stored
      return ticks
    },
    set(next) {
      keep(key, next)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      // Another window, and a page that comes back after the list was changed on another one.
      for (const event of ['storage', 'pageshow']) addEventListener(event, listener)
      return () => {
        listeners.delete(listener)
        for (const event of ['storage', 'pageshow']) removeEventListener(event, listener)
      }
    },
  }
}

function storedText(key: string): string {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

function parseTicks(json: string): Ticks {
  try {
    const stored: unknown = JSON.parse(json)
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

function keep(key: string, ticks: Ticks): void {
  const json = JSON.stringify(ticks)
  try {
    if (ticks.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, json)
    memory.delete(key)
  } catch {
    memory.set(key, json)
  }
}
