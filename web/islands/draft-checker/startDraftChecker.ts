import { mountIsland } from '../mountIsland.tsx'
import { DraftChecker } from './DraftChecker.tsx'

export const startDraftChecker = mountIsland(DraftChecker)
