import { mountIsland } from '../mountIsland.tsx'
import { OccupationSearch } from './OccupationSearch.tsx'
import { PathAnswers } from './PathAnswers.tsx'

export const occupationSearch = { start: mountIsland(OccupationSearch) }
export const pathAnswers = { start: mountIsland(PathAnswers) }
