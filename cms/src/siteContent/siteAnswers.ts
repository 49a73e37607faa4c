import type { Kind } from './contentTypes.ts'
import type { Problem } from './publishStatus.ts'

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

export type SiteState = {
  way: 'folder' | 'hook' | 'off'
  canPreview: boolean
  base: number
  live: number | null
  /** On the site, and not in the inbox, because its database is from an earlier backup. */
  unknown: number | null
  changes: ShownChange[]
  problems: Found[]
  versions: ShownVersion[]
  now: number
}
