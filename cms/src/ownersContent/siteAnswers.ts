import type { Kind } from './contentTypes.ts'
import type { Guide, Problem } from './publishStatus.ts'

// What the inbox tells its own admin about the site.

/** A mistake with its document, its field, the cure, and where the owner puts it right. */
export type Found = { name: string; label: string; message: string; editPath: string }

export type ChangeKind = 'added' | 'changed' | 'removed'

/**
 * scheduled: to be published at `dueAt`. waiting: published, not picked up yet. replaced: a later one was published
 * before this one was built. A failed one without a number was never published.
 */
export type VersionState = 'scheduled' | 'cancelled' | 'waiting' | 'building' | 'live' | 'failed' | 'replaced'

export type ShownChange = {
  kind: Kind
  documentId: string
  what: ChangeKind
  name: string
  /** Sent back, so that nothing else is published than what was shown. */
  seen: string
  problems: { label: string; message: string }[]
  notices: string[]
  editPath: string
  /** When what was scheduled of it goes live by itself. */
  scheduledFor: string | null
}

export type ShownVersion = {
  id: number
  number: number | null
  state: VersionState
  by: string
  madeAt: number
  dueAt: number | null
  liveAt: number | null
  seconds: number | null
  problem: Problem | null
  changes: { what: ChangeKind; name: string }[]
}

/** A text of the repository that the owner has written again. `now` is the draft, or what is published and will leave. */
export type ShownText = {
  documentId: string
  place: string
  was: string
  now: string
  /** Whether visitors read these words. */
  isPublished: boolean
  /** The draft is deleted: with the next publish the repository's words come back. */
  isLeaving: boolean
  /** Since a release: what the repository says there now, or null where the text is gone. Undefined while it fits. */
  is?: string | null
  /** Why this release leaves it out. */
  leftOut: string | null
  editPath: string
}

/** An article that came with the site, and the owner's own in its place, where there is one. */
export type GuideOfSite = { guide: Guide; editPath: string | null }

export type SiteState = {
  /** Whether the inbox has a folder to publish to. */
  isOn: boolean
  canPreview: boolean
  base: number
  live: number | null
  /** On the site, and not in the inbox, because its database is from an earlier backup. */
  unknown: number | null
  changes: ShownChange[]
  texts: ShownText[]
  problems: Found[]
  versions: ShownVersion[]
  now: number
}
