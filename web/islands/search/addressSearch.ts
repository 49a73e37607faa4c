import { queryWith } from '#domain/addressQuery.ts'
import { replaceAddress } from '../runtime/address.ts'
import { createStore, type Store } from '../runtime/store.ts'
import { afterPause } from './afterPause.ts'

const KEEP_AFTER_MS = 500

export type SearchValues<Name extends string> = Readonly<Record<Name, string>>

type AddressSearch<Name extends string> = Store<SearchValues<Name>> & {
  /** What a page is printed with: nothing is asked. */
  none: SearchValues<Name>
  /** What was typed or chosen before React came, else what the address asks for. */
  takeIn: (element: HTMLElement) => void
}

/** What a list is searched for, by the names of its fields. It is kept in the address, without a new entry in the history. */
export function createAddressSearch<Name extends string>(names: readonly Name[]): AddressSearch<Name> {
  const valuesFrom = (read: (name: Name) => string) => Object.fromEntries(names.map((name) => [name, read(name)])) as SearchValues<Name>
  const none = valuesFrom(() => '')
  const store = createStore(none)
  const keep = () => keepInAddress(valuesFrom((name) => store.get()[name].trim()))
  // Safari allows a hundred changes of the address in half a minute.
  const keepSoon = afterPause(KEEP_AFTER_MS, keep)
  let isFollowing = false

  function follow(read: () => SearchValues<Name>): void {
    if (isFollowing) return
    isFollowing = true
    addEventListener('popstate', () => store.set(read()))
    // A link would leave the search behind.
    addEventListener('click', keep, { capture: true })
  }

  return {
    ...store,
    none,
    set(values) {
      store.set(values)
      keepSoon()
    },
    takeIn(element) {
      const controls = new Map(names.map((name) => [name, element.querySelector<Control>(`[name=${name}]`)]))
      const asked = () => {
        const query = new URLSearchParams(location.search)
        return valuesFrom((name) => acceptedBy(controls.get(name), query.get(name) ?? ''))
      }
      const inAddress = asked()
      store.set(valuesFrom((name) => controls.get(name)?.value || inAddress[name]))
      // What was typed is in the address from now on.
      keepSoon()
      follow(asked)
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement

/** An address may ask for what a filter does not have. */
function acceptedBy(control: Control | null | undefined, value: string): string {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return ''
  return value
}

export function keepInAddress(values: Readonly<Record<string, string>>): void {
  const query = queryWith(location.search, values)
  if (query !== location.search) replaceAddress({ search: query })
}
