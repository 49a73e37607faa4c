import type { Store } from './store.ts'

type Kept<Value> = {
  /** Of the device, or of this tab alone. */
  in: 'localStorage' | 'sessionStorage'
  /** Before each name. */
  prefix: string
  /** What is there before anything is kept, and again where it cannot be read: then nothing is stored. */
  none: Value
  parse: (json: unknown) => Value
}

/** In place of storage that is blocked or full: until the page is left. */
const memory = new Map<string, string>()

/** Of each name a value that the visitor finds again on the next page, the same object until it changes. */
export function keptStores<Value>(kept: Kept<Value>): (name: string) => Store<Value> {
  const stores = new Map<string, Store<Value>>()
  return (name) => {
    const store = stores.get(name) ?? keptStore(kept, kept.prefix + name)
    stores.set(name, store)
    return store
  }
}

function keptStore<Value>({ in: place, none, parse }: Kept<Value>, key: string): Store<Value> {
  const listeners = new Set<() => void>()
  const nothing = JSON.stringify(none)
  let text: string | null = null
  let value = none

  function stored(): string | null {
    try {
      return memory.get(key) ?? window[place].getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  }

  function keep(next: string): void {
    try {
      if (next === nothing) window[place].removeItem(key)
      else window[place].setItem(key, next)
      memory.delete(key)
    } catch {
      memory.set(key, next)
    }
  }

  return {
    get() {
      const now = stored()
      if (now !== text) value = now === null ? none : parseOr(none, now, parse)
      text = now
      return value
    },
    set(next) {
      keep(JSON.stringify(next))
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      // Another window, and a page that comes back after the value was changed on another one.
      for (const event of ['storage', 'pageshow']) addEventListener(event, listener)
      return () => {
        listeners.delete(listener)
        for (const event of ['storage', 'pageshow']) removeEventListener(event, listener)
      }
    },
  }
}

function parseOr<Value>(none: Value, text: string, parse: (json: unknown) => Value): Value {
  try {
    return parse(JSON.parse(text))
  } catch {
    return none
  }
}
