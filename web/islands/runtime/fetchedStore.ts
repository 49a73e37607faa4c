import { createStore, type Store } from './store.ts'

export type Fetched<Value> = { state: 'none' } | { state: 'loading' } | { state: 'failed' } | { state: 'here'; value: Value }

export const notAsked: Fetched<never> = { state: 'none' }

/** What is fetched once, when it is first asked for, and again where it did not arrive. */
export function fetchedStore<From, Value>(
  load: (from: From) => Promise<Value>,
): { store: Store<Fetched<Value>>; ask: (from: From) => Promise<void> } {
  const store = createStore<Fetched<Value>>(notAsked)
  return {
    store,
    async ask(from) {
      const { state } = store.get()
      if (state === 'loading' || state === 'here') return
      store.set({ state: 'loading' })
      try {
        store.set({ state: 'here', value: await load(from) })
      } catch {
        store.set({ state: 'failed' })
      }
    },
  }
}

/** A file that our own build has written as such: build/. */
export async function fetchBuilt<Json>(address: string): Promise<Json> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Json
}
