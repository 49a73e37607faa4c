import type { Part } from '../runtime/part.ts'
import { beginArrival } from '../search/useArrival.ts'
import { chosenStore } from './chosen.ts'
import { listSearch } from './listSearch.ts'
import { OccupationList } from './OccupationList.tsx'
import type { OccupationListProps } from './words.ts'

export const part: Part<OccupationListProps> = {
  Component: OccupationList,
  takeIn(element) {
    listSearch.takeIn(element)
    const ticked = [...element.querySelectorAll<HTMLInputElement>('[name=codes]:checked')]
    if (ticked.length > 0) chosenStore.set(ticked.map(({ value }) => value))
    if (Object.values(listSearch.get()).some((value) => value !== '')) beginArrival()
  },
}
