import type { DraftRules } from '#domain/draft/episode.ts'
import type { SourceId } from './sources.ts'

/**
 * The figures that the draft checker measures by. `words` and `elementGroups` are the authority's, from the sources below.
 * `longSentence` and `sharedRun` are ours, and the page says so.
 */
export const draftRules = {
  words: { from: 1000, to: 2500 },
  longSentence: 28,
  sharedRun: 12,
  elementGroups: [6, 4, 6],
} as const satisfies DraftRules

export const draftSources: readonly SourceId[] = ['ea-msa-booklet', 'ea-stage1-standard', 'ea-ncse', 'acs-rpl', 'acs-rpl-reports']

/** Largest file and longest text that can be opened. */
export const draftFileLimits = { bytes: 25_000_000, characters: 400_000 }
