import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A value that outlives the components that show it: what a visitor has typed or chosen stays through a fault, and is there
 * before React is. https://react.dev/reference/react/useSyncExternalStore
 */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `printed`: the value that the page was built with. React hydrates with it and shows the store's own right after. */
export function useStore<Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>, printed: Value): Value {
  return useSyncExternalStore(subscribe, get, () => printed)
}

const never = () => () => {}

/** False while the page is built and hydrated: for what only a browser knows, such as today's date or the names of countries. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
