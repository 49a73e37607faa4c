import type { Mistake } from './checkDocument.ts'
import type { Kind } from './contentTypes.ts'
import type { LinkTargets } from './deadLinks.ts'
import type { Failure, Guide } from './publishStatus.ts'

export type DocumentMistake = Mistake & { kind: Kind; documentId: string; name: string }

export type ChangeKind = 'added' | 'changed' | 'removed'

/** waiting: published, not picked up yet. replaced: a later one was published before it was built. A failed one may have no number. */
export type VersionState = 'scheduled' | 'cancelled' | 'waiting' | 'building' | 'live' | 'failed' | 'replaced'

/** Null for what is empty, and for a whole document that is not there. */
export type Difference = { label: string; before: string | null; after: string | null }

/** What goes live by itself. `isDraft`: nothing was saved since. */
export type Scheduled = { documentId: string; what: ChangeKind; name: string; dueAt: number; isDraft: boolean }

export type ShownChange = {
  kind: Kind
  documentId: string
  what: ChangeKind
  name: string
  /** What it is listed under: the title of the page that shows it, or the name of its list. */
  page: string
  /** Of its values, and sent back: nothing else is published than what was shown. */
  seen: string
  mistakes: Mistake[]
  notices: string[]
  differences: Difference[]
  scheduled: Scheduled | null
  /** The version that was brought back differs from the draft in it: it waits until it is ticked. */
  isTakenBack: boolean
}

/** `isLive`: the version that visitors see has it. `from`, `until`: the first and the last day on which the pages show it. */
export type PublishedDocument = { documentId: string; isLive: boolean; from: string | null; until: string | null }

/** What the site would get back of a version. */
export type Compared = Pick<ShownChange, 'kind' | 'documentId' | 'what' | 'name' | 'page' | 'differences'>

export type ShownVersion = {
  id: number
  number: number | null
  state: VersionState
  by: string
  madeAt: number
  dueAt: number | null
  liveAt: number | null
  seconds: number | null
  failure: Failure | null
  broughtBack: number | null
  changes: { what: ChangeKind; name: string }[]
}

/** `key` names it for good: the mail of one is sent once. `dismiss`: the version that a person may call dealt with. */
export type Trouble = { key: string; words: string; details: string[]; dismiss: number | null }

export type ShownText = {
  documentId: string
  /** Title and address of the page that shows it; the site may not have told the address. */
  page: string
  path: string | null
  place: string
  was: string
  now: string
  isPublished: boolean
  /** The draft is deleted: with the next publish the repository's words come back. */
  isLeaving: boolean
  /** Since a release: what the repository says there now, or null where the text is gone. Undefined while it fits. */
  is?: string | null
  leftOut: string | null
}

export type SiteLinks = LinkTargets & { pages: { path: string; title: string }[] }

export type GuideOfSite = { guide: Guide; documentId: string | null }

export type SiteState = {
  isOn: boolean
  canPreview: boolean
  base: number
  live: number | null
  /** On the site, and not in the inbox, because its database is from an earlier backup. */
  unknown: number | null
  changes: ShownChange[]
  texts: ShownText[]
  /** In documents that no change is of: they were published under older rules, or stopped fitting the rest. */
  mistakes: DocumentMistake[]
  published: PublishedDocument[]
  scheduled: Scheduled[]
  versions: ShownVersion[]
  /** Not dealt with yet. */
  troubles: Trouble[]
  now: number
}
