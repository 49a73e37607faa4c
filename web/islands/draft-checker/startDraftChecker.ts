import { mountIsland } from '../mountIsland.tsx'
// With it at once: a checker without its checks would take a text and say nothing.
import './checks.ts'
import { DraftChecker } from './DraftChecker.tsx'

export const startDraftChecker = mountIsland(DraftChecker)
