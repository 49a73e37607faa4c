import type {
  ChangeKind,
  PublishedDocument,
  Scheduled,
  ShownChange,
  ShownText,
  ShownVersion,
  SiteState,
} from '../../ownersContent/siteAnswers.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { shortDay, sydneyClock, sydneyTime } from '../../time/sydneyTime.ts'

const LATE_MS = 10 * MINUTE_MS

export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'primary'
type Sentence = { tone: Tone; words: string }

export function progress({ isOn, versions, live, unknown, now }: SiteState): Sentence {
  if (!isOn) return { tone: 'warning', words: OFF }
  if (unknown !== null) {
    return {
      tone: 'warning',
      words: `Version ${unknown} of the site is not in this inbox: its database was restored from an earlier backup. The site stays as it is until you publish or bring a version back; that takes the place of version ${unknown}. Before that, copy into the drafts what only the site has.`,
    }
  }
  const [newest] = versions.filter(({ number }) => number !== null).sort((one, other) => (other.number ?? 0) - (one.number ?? 0))
  if (!newest) return { tone: 'neutral', words: 'Nothing has been published from here yet: the site shows what it was built with.' }
  const { number, state, seconds, liveAt, madeAt, failure } = newest
  const still = live === null ? 'The site stays as it was.' : `The site still shows version ${live}.`
  const waited = now - madeAt
  if (state === 'waiting' && waited > MINUTE_MS) {
    return {
      tone: 'warning',
      words: `Version ${number} has waited for ${duration(waited)}: the publisher does not answer. ${still} Ask whoever looks after the server to start it.`,
    }
  }
  if (state === 'waiting') return { tone: 'primary', words: `Version ${number} waits for its turn. ${still}` }
  if (state === 'building' && waited > 10 * MINUTE_MS) {
    return {
      tone: 'warning',
      words: `Version ${number} has been building for ${duration(waited)}, which is too long. ${still} Ask whoever looks after the server.`,
    }
  }
  if (state === 'building') return { tone: 'primary', words: `Version ${number} is being built and checked. ${still}` }
  if (state === 'failed') return { tone: 'danger', words: `Version ${number} was not published. ${failure?.sentence ?? ''} ${still}` }
  if (state === 'live' && failure) {
    return { tone: 'warning', words: `The site shows version ${number}, but it could not be built again. ${failure.sentence}` }
  }
  const since = liveAt === null ? '' : ` since ${inSydney(liveAt)}`
  return {
    tone: 'success',
    words: `The site shows version ${number}${since}.${seconds === null ? '' : ` It took ${duration(seconds * 1000)}.`}`,
  }
}

export function versionWords({ state, dueAt, liveAt, madeAt, number }: ShownVersion): string {
  const at = (moment: number | null) => (moment === null ? '' : inSydney(moment))
  if (state === 'scheduled') return `goes live ${at(dueAt)}`
  if (state === 'cancelled') return 'was cancelled'
  if (state === 'failed' && number === null) return `was not published on ${at(dueAt)}`
  if (state === 'failed') return `failed ${at(madeAt)}`
  if (state === 'replaced') return `was overtaken by a later one ${at(madeAt)}, which has its changes too`
  if (state === 'live') return `live from ${at(liveAt)}${lateWords(dueAt, liveAt)}`
  return state === 'building' ? 'is being built' : 'waits for its turn'
}

/** As after a night in which the inbox was off. */
function lateWords(dueAt: number | null, liveAt: number | null): string {
  const late = dueAt === null || liveAt === null ? 0 : liveAt - dueAt
  return late > LATE_MS ? `, ${duration(late)} later than planned` : ''
}

export function inSydney(moment: number | string): string {
  return `${sydneyTime(new Date(moment))} (Sydney)`
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.round(ms / MINUTE_MS)} minutes`
}

export function publishWords(count: number): string {
  if (count === 0) return 'Publish'
  return count === 1 ? 'Publish one change' : `Publish ${count} changes`
}

export const WHAT: Record<ChangeKind, string> = { added: 'New', changed: 'Changed', removed: 'Leaves the site' }
const OFF =
  'Publishing is off on this server, so nothing you write here reaches the site. Ask whoever looks after the server to set PUBLISH_FOLDER (docs/running-the-inbox.md).'
export const NO_PREVIEW =
  'There is no preview on this server. Ask whoever looks after it to set PREVIEW_ORIGIN (docs/running-the-inbox.md).'

const DISCARDED: Record<ChangeKind, string> = {
  added: 'It is deleted here. It was never on the site.',
  changed: 'The draft becomes what visitors see now.',
  removed: 'It stays on the site, and comes back here.',
}

export function discardWords({ what, scheduled }: ShownChange): string {
  return `${DISCARDED[what]}${scheduled ? ` It leaves what is scheduled for ${inSydney(scheduled.dueAt)}.` : ''}`
}

export function scheduledWords({ what, dueAt }: Scheduled): string {
  return `${what === 'removed' ? 'leaves the site' : 'goes live'} ${inSydney(dueAt)}`
}

/** Of one whose draft is another by now. */
export function earlierWords(scheduled: Scheduled): string {
  return `${scheduled.what === 'removed' ? 'it still' : 'an earlier draft'} ${scheduledWords(scheduled)}`
}

export function stateWords(site: SiteState, documentId: string): string {
  const scheduled = site.scheduled.find((each) => each.documentId === documentId)
  const words = draftWords(site, documentId)
  return scheduled && !scheduled.isDraft ? `${words}; ${earlierWords(scheduled)}` : words
}

/** Without what is scheduled of an earlier draft. */
export function draftWords({ changes, published, texts, scheduled, now }: SiteState, documentId: string): string {
  const change = changes.find((each) => each.documentId === documentId)
  const ofDraft = scheduled.find((each) => each.documentId === documentId && each.isDraft)
  const mistakes = change && change.mistakes.length > 0 ? ', has mistakes' : ''
  if (ofDraft) return `${scheduledWords(ofDraft)}${mistakes}`
  if (!change && texts.some((text) => text.documentId === documentId && text.leftOut !== null)) return 'published, not shown'
  if (!change)
    return publishedWords(
      published.find((each) => each.documentId === documentId),
      sydneyClock(new Date(now)).day,
    )
  return `${{ added: 'not published yet', changed: 'changed, not published', removed: 'leaves with the next publish' }[change.what]}${mistakes}`
}

function publishedWords(document: PublishedDocument | undefined, today: string): string {
  if (!document) return 'not shown'
  const { isLive, from, until } = document
  if (from !== null && today < from) return `published, shows from ${shortDay(from)}`
  if (until !== null && until < today) return `published, no longer shown: its last day was ${shortDay(until)}`
  if (!isLive) return 'published, not on the site yet'
  return until === null ? 'on the site' : `on the site until ${shortDay(until)}`
}

const MOST_NAMED = 4

export function namesOf({ changes }: ShownVersion): string {
  const named = changes.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = changes.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Where a text is written again: over the page that shows it. */
export function wordsPath({ place, path }: Pick<ShownText, 'place' | 'path'>): string {
  return `/words?${new URLSearchParams({ place, ...(path !== null && { page: path }) })}`
}
