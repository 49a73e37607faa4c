// What went wrong with the site and is not dealt with yet: the start page, the digest and a mail say it until then.
import { createHash } from 'node:crypto'
import type { ShownVersion, Trouble } from './siteAnswers.ts'

const LATE_MS = 10 * 60_000

type Known = {
  versions: readonly ShownVersion[]
  dealtWith: readonly number[]
  /** Of the owner's texts that a release has no room for. */
  leftOut: readonly { place: string; message: string }[]
  now: number
  /** A moment as people read it. */
  at: (moment: number) => string
}

export function siteTroubles({ versions, dealtWith, leftOut, now, at }: Known): Trouble[] {
  const live = Math.max(0, ...versions.map(({ state, number }) => (state === 'live' ? (number ?? 0) : 0)))
  const ofVersions = versions
    .filter(({ id }) => !dealtWith.includes(id))
    .flatMap((version) => {
      const found = troubleOf(version, { live, now, at })
      return found ? [found] : []
    })
  const ofTexts = leftOut.length === 0 ? [] : [ofLeftOut(leftOut)]
  return [...ofVersions, ...ofTexts]
}

type Beside = { live: number; now: number; at: (moment: number) => string }

function troubleOf({ id, number, state, dueAt, madeAt, by, failure }: ShownVersion, { live, now, at }: Beside): Trouble | null {
  const trouble = (key: string, words: string, dismiss: number | null = null) => ({
    key: `${id}-${key}`,
    dismiss,
    details: failure?.details ?? [],
    words: [words, failure?.sentence].filter(Boolean).join(' '),
  })
  if (state === 'failed' && number === null)
    return trouble('not-published', `What ${by} scheduled for ${dueAt === null ? 'later' : at(dueAt)} is not on the site.`, id)
  // What was published after it has its changes too.
  if (state === 'failed' && (number ?? 0) > live) return trouble('failed', `Version ${number} by ${by} is not on the site.`)
  if (state === 'live' && number === live && failure)
    return trouble('not-built', `The site shows version ${number}, but could not be built again since.`)
  if (state === 'scheduled' && dueAt !== null && now - dueAt > LATE_MS)
    return trouble('late', `What ${by} scheduled for ${at(dueAt)} is late: the inbox has not published it yet.`)
  if ((state === 'waiting' || state === 'building') && now - madeAt > LATE_MS)
    return trouble('waits', `Version ${number} by ${by} waits since ${at(madeAt)}: the publisher does not answer or is too slow.`)
  return null
}

function ofLeftOut(leftOut: Known['leftOut']): Trouble {
  const places = leftOut.map(({ place }) => place).sort()
  const count = leftOut.length === 1 ? 'One of your texts is' : `${leftOut.length} of your texts are`
  return {
    // Of the same texts one mail goes out, however often the site is published.
    key: `left-out-${createHash('sha256').update(places.join()).digest('hex').slice(0, 32)}`,
    dismiss: null,
    words: `${count} not shown since a release: there is no room for ${leftOut.length === 1 ? 'it' : 'them'}. Change ${leftOut.length === 1 ? 'it' : 'them'} under “Your words” on the Site page.`,
    details: leftOut.map(({ place, message }) => `${place}: ${message}`),
  }
}
