// What an editor may ask for: publish, publish later, bring back. Each is one transaction, and refused as a whole.
import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import type { Problem, PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Found } from '../ownersContent/siteAnswers.ts'
import type { Snapshot } from '../ownersContent/snapshotSchema.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { type Content, changesBetween, emptyContent, nameOf, type Stamp, sameValue, snapshotOf, withChanges } from './content.ts'
import { foundAcross, ownProblems } from './found.ts'
import { pendingChanges } from './pendingChanges.ts'
import { readDrafts } from './readDrafts.ts'
import {
  highestNumber,
  insertVersion,
  newestPublished,
  nextNumber,
  updateVersion,
  type VersionChange,
  type VersionWithContent,
  versionById,
  withVersionsLocked,
} from './versions.ts'
import { isWithdrawn, type ReviewFields, shownReviews, WITHDRAWN_SINCE, withoutWithdrawnReviews } from './withdrawnReviews.ts'

/** Someone else was faster, or there is nothing to do: look again. */
export class Conflict extends Error {}
/** The content has mistakes, each with its document, field and cure. */
export class Refused extends Error {
  constructor(readonly problems: readonly Found[]) {
    super(problems.length === 1 ? 'One thing has to be put right first.' : `${problems.length} things have to be put right first.`)
  }
}

/** What the editor ticked, as they saw it. */
export type Chosen = { documentId: string; seen: string }
export type Wish = { by: string; base: number; chosen: readonly Chosen[]; dueAt: number | null }

/** What is known of the site: its pages, null where the publisher has not said, and the number it was given last. */
export type Site = { pages: PublishedPages | null; given: number }

export async function publishChosen(strapi: Core.Strapi, { pages, given }: Site, { by, base, chosen, dueAt }: Wish): Promise<number> {
  const drafts = await readDrafts(strapi)
  return withVersionsLocked(strapi, async (trx) => {
    const newest = await newestPublished(trx)
    if ((newest?.number ?? 0) !== base)
      throw new Conflict(`${newest?.madeBy ?? 'Someone'} published version ${newest?.number} meanwhile. Look at the changes again.`)
    const published = newest?.content ?? emptyContent()
    const pending = pendingChanges(drafts, published, { pages, today: dayOf(Date.now()) })
    const picked = chosen.map(({ documentId, seen }) => {
      const change = pending.find((each) => each.documentId === documentId)
      if (!change || change.seen !== seen)
        throw new Conflict(`${change?.name ?? 'A document'} was changed meanwhile. Look at the changes again.`)
      return change
    })
    if (picked.length === 0) throw new Conflict('Tick at least one change.')

    const content = withChanges(published, picked)
    const own = ownProblems(picked)
    const problems = own.length > 0 ? own : foundAcross(content, published, pages, dayOf(dueAt ?? Date.now()))
    if (problems.length > 0) throw new Refused(problems)
    const changes = picked.map(({ kind, documentId, what, name, value }): VersionChange => {
      return { kind, documentId, what, name, value, before: published[kind][documentId] ?? null }
    })
    if (dueAt !== null)
      return insertVersion(strapi, { madeBy: by, changes, content: emptyContent(), number: null, state: 'scheduled', dueAt })
    return insertVersion(strapi, {
      madeBy: by,
      changes,
      content,
      number: await nextNumber(trx, given),
      state: 'waiting',
      dueAt: null,
    })
  })
}

/**
 * Its content under a new number, without the reviews that were withdrawn since, and with the published details where it is
 * older than these; the drafts stay as they are.
 */
export async function bringBack(strapi: Core.Strapi, { by, id, given }: { by: string; id: number; given: number }): Promise<number> {
  const drafts = await readDrafts(strapi)
  return withVersionsLocked(strapi, async (trx) => {
    const version = await versionById(trx, id)
    if (version?.number == null) throw new Conflict('There is no such version.')
    const newest = await newestPublished(trx)
    const published = newest?.content ?? emptyContent()
    const details = Object.keys(version.content.details).length > 0 ? version.content.details : published.details
    const content = { ...withoutWithdrawnReviews(version.content, shownReviews(drafts)), details }
    const changes = describe(published, content)
    const isKnown = given <= (await highestNumber(trx))
    const isWhole = sameValue(content, version.content)
    if (changes.length === 0 && isKnown)
      throw new Conflict(`The site already has ${isWhole ? 'the content' : 'all that can come back'} of version ${version.number}.`)
    const number = await nextNumber(trx, given)
    fittingSnapshot(`Version ${version.number}`, content, { number, made: new Date(), retentionMonths: 1 })
    return insertVersion(strapi, {
      madeBy: by,
      changes,
      content,
      number,
      state: 'waiting',
      dueAt: null,
    })
  })
}

/** @param name what a refusal calls it: what was written under older rules may not be a snapshot any more */
export function fittingSnapshot(name: string, content: Content, stamp: Stamp): Snapshot {
  try {
    return snapshotOf(content, stamp)
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error
    throw new Conflict(`${name} was made under older rules, so it can be neither shown nor brought back. Publish the drafts instead.`)
  }
}

function describe(before: Content, after: Content): VersionChange[] {
  return changesBetween(before, after).map(({ kind, documentId, value }) => {
    const old = before[kind][documentId] ?? null
    const what = value === null ? 'removed' : old === null ? 'added' : 'changed'
    return { kind, documentId, what, name: nameOf(kind, value ?? old), before: old, value }
  })
}

/** A scheduled one whose time has come, on what is published by then: by one instance, once. */
export async function publishDue(strapi: Core.Strapi, { pages, given }: Site, version: VersionWithContent): Promise<boolean> {
  const now = shownReviews(await readDrafts(strapi))
  return withVersionsLocked(strapi, async (trx) => {
    if (given > (await highestNumber(trx)))
      return updateVersion(trx, version.id, ['scheduled'], { state: 'failed', problem: overtakenBy(given) })
    const published = (await newestPublished(trx))?.content ?? emptyContent()
    const content = withChanges(published, version.changes)
    const isWithdrawnSince = version.changes.some(
      ({ kind, documentId, value }) => kind === 'review' && value !== null && isWithdrawn(value as ReviewFields, now.get(documentId)),
    )
    const problem = isWithdrawnSince ? WITHDRAWN_SINCE : problemWhenDue(version, content, published, pages)
    if (problem) return updateVersion(trx, version.id, ['scheduled'], { state: 'failed', problem })
    const number = await nextNumber(trx, given)
    return updateVersion(trx, version.id, ['scheduled'], { state: 'waiting', number, madeAt: Date.now(), content })
  })
}

/** What is on the site is not known here, so nothing can be added to it; it may even have this change already. */
function overtakenBy(given: number): Problem {
  return {
    sentence: `It was not published, because version ${given} of the site is not in this inbox: its database was restored from an earlier backup. Publish again what is missing.`,
    details: [],
  }
}

function problemWhenDue(
  { changes }: VersionWithContent,
  content: Content,
  published: Content,
  pages: PublishedPages | null,
): Problem | null {
  const overtaken = changes.filter(({ kind, documentId, before }) => !sameValue(published[kind][documentId] ?? null, before))
  if (overtaken.length > 0) {
    return {
      sentence: `It was not published, because ${namesOf(overtaken)} had been published since it was scheduled. Publish again what is missing.`,
      details: [],
    }
  }
  const found = foundAcross(content, published, pages, dayOf(Date.now()))
  if (found.length === 0) return null
  return {
    sentence: 'It was not published, because it no longer fits the rest of the site. Put it right and publish again.',
    details: found.map(({ name, label, message }) => `${name}, ${label}: ${message}`),
  }
}

/** In Sydney, where the announcement's and the prices' days begin. */
export function dayOf(moment: number): string {
  return sydneyClock(new Date(moment)).day
}

function namesOf(changes: readonly VersionChange[]): string {
  return changes.map(({ name }) => `“${name}”`).join(', ')
}
