import type { Part } from '../runtime/part.ts'
import { beginArrival } from '../search/useArrival.ts'
import { GuideList, type GuideListProps } from './GuideList.tsx'
import { guideSearch } from './guideSearch.ts'

export const part: Part<GuideListProps> = {
  Component: GuideList,
  takeIn(element) {
    guideSearch.takeIn(element)
    if (guideSearch.get().q !== '') beginArrival()
  },
}
