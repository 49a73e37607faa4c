import { mountIsland } from '../mountIsland.tsx'
import { DraftChecker } from './DraftChecker.tsx'

export const start = mountIsland(DraftChecker)
