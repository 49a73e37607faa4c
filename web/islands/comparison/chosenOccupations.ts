import { idsInAddress, MOST_COMPARED } from '#domain/occupations.ts'
import { createStore } from '../runtime/store.ts'
import { keepInAddress } from '../search/addressSearch.ts'

/** The value of each select: the id of an occupation, or nothing. */
export type Choices = readonly string[]

export const noChoices: Choices = Array<string>(MOST_COMPARED).fill('')

const store = createStore(noChoices)

let isFollowing = false

/** What is compared. The address contains it, to be shared. */
export const choicesStore = {
  ...store,
  set(choices: Choices): void {
    store.set(choices)
    keep()
  },
}

/** What was chosen before React came, else what the address asks for, of the occupations that there are. */
export function takeInChoices(before: Choices, known: ReadonlySet<string>): void {
  const fromAddress = (): Choices => {
    const asked = idsInAddress(location.search, known)
    return noChoices.map((none, index) => asked[index] ?? none)
  }
  const isChosen = before.some((id) => id !== '')
  store.set(isChosen ? before : fromAddress())
  if (isChosen || idsInAddress(location.search, known).length > 0) keep()
  if (isFollowing) return
  isFollowing = true
  addEventListener('popstate', () => store.set(fromAddress()))
}

export function idsOf(choices: Choices): string[] {
  return [...new Set(choices.filter((id) => id !== ''))]
}

function keep(): void {
  keepInAddress({ codes: idsOf(store.get()).join(',') })
}
